import { NavLink } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { DocsGroup } from './read-docs.ts';

/** All pages of the documentation by group; the open one is marked. */
export function DocsNav({ groups, label }: { groups: DocsGroup[]; label: string }) {
  return (
    <nav aria-label={label} className="space-y-6 text-sm">
      {groups.map((group) => (
        <div key={group.title}>
          <p className="mb-1.5 px-3 font-semibold">{group.title}</p>
          <ul>
            {group.pages.map((page) => (
              <li key={page.slug}>
                <NavLink
                  to={paths.docsPage(page.slug)}
                  className={({ isActive }) =>
                    classNames(
                      'block rounded-md px-3 py-1.5 transition-colors',
                      isActive
                        ? 'bg-brand-soft font-semibold text-on-brand-soft'
                        : 'text-ink-secondary hover:bg-sunken hover:text-ink',
                    )
                  }
                >
                  {page.title}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
