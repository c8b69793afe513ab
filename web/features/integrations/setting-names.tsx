import { Fragment } from 'react';

/** Names of settings of the installation, in one line. */
export function SettingNames({ names, and = ', ' }: { names: readonly string[]; and?: string }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && and}
      <code className="font-mono text-[0.92em] wrap-anywhere">{name}</code>
    </Fragment>
  ));
}
