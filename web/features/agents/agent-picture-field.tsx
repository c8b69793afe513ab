import type { ReactNode } from 'react';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { PictureKind } from '#contract/pictures/pictures.ts';
import { useAgentPicture } from '#web/console/agents/agents.queries.ts';
import { PictureField } from '#web/ui/forms/pictures/picture-field.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

const labels = {
  avatar: {
    label: 'Profile avatar',
    hint: '.jpg or .png, at most 1 MB. It is saved as soon as you have chosen it.',
    uploadLabel: 'Upload Photo',
    removeLabel: 'Remove Photo',
    shape: 'round',
  },
  cover: {
    label: 'Cover image',
    hint: 'Recommended: 430 x 430 px, .jpg or .png, at most 1 MB. It is saved as soon as you have chosen it.',
    uploadLabel: 'Upload Cover',
    removeLabel: 'Remove Cover',
    shape: 'rect',
  },
} as const;

/** A picture of the agent, around how it looks now. */
export function AgentPictureField({
  agent,
  kind,
  children,
}: {
  agent: Agent;
  kind: PictureKind;
  children: ReactNode;
}) {
  const picture = useAgentPicture(agent.id, kind);
  return (
    <PictureField
      {...labels[kind]}
      hasPicture={agent[`${kind}Url`] !== null}
      onUpload={async (file, crop) => {
        await picture.upload(file, crop);
        showToast.done('Picture saved.');
      }}
      onRemove={async () => {
        await picture.remove();
        showToast.done('Picture removed.');
      }}
    >
      {children}
    </PictureField>
  );
}
