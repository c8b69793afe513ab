import { removePicture, setPicture } from '#contract/profile/profile.endpoints.ts';
import { call, callWithFile } from '#web/lib/call.ts';
import { useSession } from '#web/shell/session.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { PictureField } from '#web/ui/forms/pictures/picture-field.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** The user's picture: in the top bar, and next to what they write to visitors. */
export function ProfilePicture() {
  const { user, enter } = useSession();
  if (!user) return null;
  return (
    <PictureField
      label="Picture"
      hint=".jpg or .png, at most 1 MB. It is saved as soon as you have chosen it. Colleagues and visitors see it next to your replies."
      uploadLabel="Upload Photo"
      removeLabel="Remove Photo"
      hasPicture={user.image !== undefined}
      shape="round"
      onUpload={async (file, crop) => {
        const answer = await callWithFile(setPicture, { query: crop, file });
        enter(answer.user);
        showToast.done(answer.message);
      }}
      onRemove={async () => {
        const answer = await call(removePicture, {});
        enter(answer.user);
        showToast.done(answer.message);
      }}
    >
      <Avatar
        name={`${user.firstname || user.email} ${user.lastname}`}
        image={user.image}
        className="size-16"
      />
    </PictureField>
  );
}
