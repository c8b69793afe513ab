export function effectivePort(url: { protocol: string; port: string }): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80');
}
