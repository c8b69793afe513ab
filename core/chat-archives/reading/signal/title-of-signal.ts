/** Who a conversation is with, by the name that sigtop and signal-export give its file or folder: `Bo (+447700900123).json`. */
export function titleOfSignal(path: string): string {
  const [name = '', folder = ''] = path.split('/').toReversed();
  const said = name === 'data.json' ? folder : name.replace(/\.(?:json|txt)$/i, '');
  return said.replace(/ \(\+?[\d ]{5,20}\)$/, '').trim() || 'Signal';
}
