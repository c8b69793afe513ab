/** Those of `package.json`: a test compares them. */
export const appVersion = '1.0.0';
export const platformVersion = '19.1.0';
