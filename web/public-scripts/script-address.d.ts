/** Address of a script that is built on its own, whole and apart from the application: see `vite.config.ts`. */
declare module '*?script' {
  const address: string;
  export default address;
}
