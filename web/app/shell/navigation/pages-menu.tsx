import { Link, useLocation } from 'react-router';
import { href } from '#contract/pages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx';
import { hasPage } from '../../pages.ts';
import type { NavItem } from './nav-links.ts';
import { PagesTrigger } from './pages-trigger.tsx';
import { RoleChoices } from '../role-choices.tsx';

type PagesMenuProps = { links: NavItem[]; defaultOpen: boolean };

/** The product's links as a menu for visitors who are signed out, with the role switch and a link to join. */
export default function PagesMenu({ links, defaultOpen }: PagesMenuProps) {
  const { pathname } = useLocation();
  return (
    <Menu trigger={<PagesTrigger />} defaultOpen={defaultOpen} className="w-60">
      {links.map(({ name, label, icon, to }) => (
        <MenuItem key={name} asChild>
          <Link
            to={to}
            aria-current={to === pathname ? 'page' : undefined}
            className="aria-[current]:font-bold"
          >
            <Icon name={icon} size="s" />
            {label}
          </Link>
        </MenuItem>
      ))}
      <MenuRule />
      <RoleChoices />
      {hasPage(href('register')) && (
        <MenuItem asChild>
          <Link to={href('register')}>
            <Icon name="plus" size="s" />
            Join
          </Link>
        </MenuItem>
      )}
    </Menu>
  );
}
