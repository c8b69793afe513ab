import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateMember } from '#contract/workspaces/workspaces.endpoints.ts';
import type { Member } from '#contract/workspaces/workspaces.schemas.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import { hasRole } from '#core/safety/has-role.ts';
import { call } from '#web/lib/call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import type { MemberRights } from './member-rights.ts';
import { RemoveMember } from './remove-member.tsx';
import { roleLabel } from './roles.ts';

export function MemberRow({ member, rights }: { member: Member; rights: MemberRights }) {
  const { userId, name, role, isYou } = member;
  const queryClient = useQueryClient();
  const [isRemoving, setIsRemoving] = useState(false);
  /** Members who give themselves a smaller role cannot undo that. */
  const [loss, setLoss] = useState<Role | null>(null);

  const save = async (next: Role) => {
    await call(updateMember, { params: { userId }, body: { role: next } });
    await queryClient.invalidateQueries({ queryKey: ['workspace'] });
    showToast.done(`${isYou ? 'You are' : `${name} is`} now: ${roleLabel(next)}.`);
  };
  const change = useSubmit(save);
  const choose = (next: Role) => {
    if (isYou && !hasRole(next, role)) setLoss(next);
    else void change.submit(next);
  };

  return (
    <ItemRow
      title={name}
      mark={isYou && <Badge tone="brand">You</Badge>}
      text={describeMember(member, rights)}
      actions={
        <>
          {rights.roles.length > 0 ? (
            <Select
              aria-label={`Role of ${name}`}
              className="w-40"
              value={role}
              disabled={change.isBusy}
              onChange={(event) => choose(event.target.value as Role)}
            >
              {rights.roles.map((each) => (
                <option key={each} value={each}>
                  {roleLabel(each)}
                </option>
              ))}
            </Select>
          ) : (
            <span className="text-sm text-ink-secondary">{roleLabel(role)}</span>
          )}
          {rights.canRemove && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={isYou ? 'Leave the workspace' : `Remove ${name}`}
              onClick={() => setIsRemoving(true)}
            >
              {isYou ? 'Leave' : 'Remove'}
            </Button>
          )}
        </>
      }
    >
      {change.error && (
        <Notice tone="error" className="mt-3">
          {change.error}
        </Notice>
      )}
      <RemoveMember member={isRemoving ? member : null} onClose={() => setIsRemoving(false)} />
      <ConfirmDialog
        isOpen={loss !== null}
        onClose={() => setLoss(null)}
        title="Give up your role?"
        confirmLabel="Give it up"
        onConfirm={async () => {
          if (loss) await save(loss);
        }}
      >
        You become {loss && roleLabel(loss)} and cannot make yourself {roleLabel(role)} again.
      </ConfirmDialog>
    </ItemRow>
  );
}

function describeMember({ name, email, isYou }: Member, { isLastOwner }: MemberRights): string {
  // A member without a name is listed by email address.
  const address = name === email ? [] : [email];
  const duty = isLastOwner && isYou ? ['You can’t leave: a workspace needs an owner.'] : [];
  return [...address, ...duty].join(' · ');
}
