import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePicture } from './profile-picture.tsx';

export const meta = () => [{ title: `Profile Settings · ${brand.name}` }];

export default function ProfilePage() {
  return (
    <div className="mx-auto w-full max-w-console space-y-6 px-4 py-8 sm:px-6">
      <PageHeading title="Profile Settings" trail={[{ to: paths.dashboard, label: 'Dashboard' }]} />
      <Card className="max-w-4xl">
        <div className="mb-6">
          <ProfilePicture />
        </div>
        <ProfileForm />
      </Card>
    </div>
  );
}
