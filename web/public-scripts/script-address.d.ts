/** URL of a script that is built separately from the application: see `vite.config.ts`. */
declare module '*?script' {
  const address: string;
  export default address;
}
