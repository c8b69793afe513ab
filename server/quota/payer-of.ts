/**
 * SQL for the workspace whose allowance a workspace uses: its own, or, for one that was made for a client on the same plan, the
 * one that it was made from, as long as both have an owner in common and neither pays. So an owner has one free plan,
 * however many workspaces, and what is paid for is never shared.
 * @param id an SQL expression for the workspace's id
 */
export function payerOf(id: string): string {
  return `coalesce((
    select shared.id
    from workspace as own join workspace as shared on shared.id = own.allowance_workspace_id and shared.plan = own.plan
    where own.id = ${id} and own.billing_anchor is null and shared.billing_anchor is null and exists (
      select from workspace_member as mine join workspace_member as theirs using (user_id, role)
      where mine.workspace_id = own.id and theirs.workspace_id = shared.id and role = 'owner'
    )
  ), ${id})`;
}
