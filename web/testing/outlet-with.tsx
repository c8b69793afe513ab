import { Outlet } from 'react-router';

/** A layout that hands something to the page within. */
export function OutletWith({ context }: { context: unknown }) {
  return <Outlet context={context} />;
}
