import { actionMethods, timeoutSeconds } from '#contract/actions/actions.ts';

/** What the named fields of the form say of an action. */
export function readActionFields(data: FormData) {
  const textOf = (name: string) => String(data.get(name) ?? '').trim();
  return {
    name: textOf('name'),
    description: textOf('description'),
    triggers: textOf('triggers')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    isOn: data.has('isOn'),
    needsConfirmation: data.has('needsConfirmation'),
    method: actionMethods.find((method) => method === data.get('method')) ?? 'GET',
    url: textOf('url'),
    body: textOf('body'),
    timeoutSeconds: Number(data.get('timeoutSeconds')) || timeoutSeconds.usual,
    resultPath: textOf('resultPath'),
    reply: textOf('reply'),
  };
}
