/**
 * How what a crash left unwritten gets to disk before recovery: file by file takes seconds for a folder of a thousand
 * files, in one call less than one. Before Linux 5.8 that call kept errors of the disk to itself.
 */
export function chooseRecoverySync(platform: string, kernelRelease: string): 'syncfs' | 'fsync' {
  const [major = 0, minor = 0] = kernelRelease.split('.').map((part) => Number.parseInt(part, 10));
  return platform === 'linux' && (major > 5 || (major === 5 && minor >= 8)) ? 'syncfs' : 'fsync';
}
