import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useSession } from '../session.tsx';

export function SignOutButton() {
  const { logout } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button
      variant="secondary"
      className="w-full"
      isBusy={isBusy}
      onClick={() => {
        setIsBusy(true);
        void logout();
      }}
    >
      Sign Out
    </Button>
  );
}
