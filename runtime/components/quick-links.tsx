import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Icon } from '../islands/elements/icon.tsx';
import type { LinkItem } from '../props/shared.ts';
import { NewTab, newTab } from './button.tsx';

interface QuickLinksProps {
  readonly items: readonly LinkItem[];
  readonly texts: Readonly<Record<string, Localized>>;
}

/** Short ways to other pages (P17, decision 15). */
export function QuickLinks({ items, texts }: QuickLinksProps): ReactNode {
  const page = usePage();
  return (
    <ul className="quick-links">
      {items.map(({ id, icon, to }) => {
        const link = page.link(to);
        const text = texts[id];
        return (
          link &&
          text && (
            <li key={id}>
              <a href={link.href} hrefLang={link.hrefLang} {...newTab(link)}>
                <Icon name={icon} />
                <span>
                  {text}
                  {link.external && <NewTab />}
                </span>
                <Icon name={link.external ? 'external' : 'arrow'} />
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
