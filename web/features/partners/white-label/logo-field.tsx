import type { WhiteLabelDetails } from '#contract/partners/partners.schemas.ts';
import { labelTokens } from '#core/look/label-tokens.ts';
import { PictureField } from '#web/ui/forms/pictures/picture-field.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useRemoveLogo, useSetLogo } from '../partners.queries.ts';

/** The logo next to the name of the brand, and the icon of its pages. */
export function LogoField({ whiteLabel: { logoUrl, name, color } }: { whiteLabel: WhiteLabelDetails }) {
  const upload = useSetLogo();
  const remove = useRemoveLogo();
  const { brand, onBrand } = labelTokens(color, 'light');
  return (
    <PictureField
      label="Picture"
      hint="A square .jpg or .png of at most 1 MB. It is saved when you choose it. Without a logo, your clients see the first letter of your name."
      uploadLabel="Upload logo"
      removeLabel="Remove logo"
      shape="rect"
      hasPicture={logoUrl !== null}
      onUpload={async (file, crop) => {
        await upload.mutateAsync({ file, crop });
        showToast.done('Logo saved.');
      }}
      onRemove={async () => {
        await remove.mutateAsync(undefined);
        showToast.done('Logo removed.');
      }}
    >
      {logoUrl === null ? (
        <span
          aria-hidden
          className="flex size-16 items-center justify-center rounded-lg text-2xl font-bold"
          style={{ backgroundColor: brand, color: onBrand }}
        >
          {[...name][0]?.toUpperCase()}
        </span>
      ) : (
        <img src={logoUrl} alt="" className="size-16 rounded-lg object-cover" />
      )}
    </PictureField>
  );
}
