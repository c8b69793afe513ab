/** The name by which a member is mentioned behind an `@`: their own, or their address where they have given none. */
export function mentionName({ name, email }: { name: string; email: string }): string {
  return name.trim() || email;
}
