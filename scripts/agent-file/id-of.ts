/**
 * The id of a part of an agent in its installation.
 * @throws where it has been removed since the agent was read
 */
export function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`“${name}” is not there any more. Run the command again.`);
  return id;
}
