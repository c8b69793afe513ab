const dayMs = 86_400_000;

/** Whether the chats of a workspace sleep: some plans let them after so many days without a visit or a message. */
export function isAsleep(sleepsAfterDays: number | null, lastActiveAt: Date, now: Date): boolean {
  return sleepsAfterDays !== null && now.getTime() - lastActiveAt.getTime() > sleepsAfterDays * dayMs;
}
