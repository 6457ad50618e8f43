import { href } from '#contract/pages.ts';
import { pageColors } from './page-colors.ts';
import icon192 from './icon-192.png';
import icon512 from './icon-512.png';
import maskable192 from './icon-maskable-192.png';
import maskable512 from './icon-maskable-512.png';
import narrow from './screenshot-narrow.webp';
import wide from './screenshot-wide.webp';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser needs to install Wagwell as an app. */
export const manifest = {
  id: '/',
  name: 'Wagwell',
  short_name: 'Wagwell',
  description: 'Shifts, requests, visits and messages of the pet grooming trade.',
  lang: 'en-US',
  start_url: href('start'),
  scope: '/',
  display: 'standalone',
  background_color: pageColors.light,
  theme_color: pageColors.light,
  categories: ['business', 'lifestyle'],
  icons: [
    icon(icon192, 192, 'any'),
    icon(icon512, 512, 'any'),
    icon(maskable192, 192, 'maskable'),
    icon(maskable512, 512, 'maskable'),
  ],
  screenshots: [
    {
      src: narrow,
      sizes: '720x1560',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'A groomer’s shifts on a phone',
    },
    {
      src: wide,
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'A groomer’s dashboard',
    },
  ],
  shortcuts: [
    { name: 'Messages', url: href('messages') },
    { name: 'Marketplace', url: href('marketplace') },
    { name: 'Notifications', url: href('notifications') },
  ],
};
