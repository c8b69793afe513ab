declare module '*.css';
declare module '*.css?url' {
  /** Address of the built file. */
  const address: string;
  export default address;
}
