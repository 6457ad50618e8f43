import type { MetaArgs, MetaDescriptor } from 'react-router';
import type { Site } from './site.ts';

type PageFacts = {
  /** The product's name is appended. */
  title: string;
  description: string;
  /** The canonical path of the page. */
  path: string;
  /** URL of a 1200 × 630 picture for social previews. */
  image?: string;
};

/** Builds title, description, canonical URL and social preview tags of a public page. */
export function pageMeta({ matches }: Pick<MetaArgs, 'matches'>, page: PageFacts): MetaDescriptor[] {
  const site = matches.find((match) => match.id === 'root')?.loaderData as Site | undefined;
  const title = `${page.title} · Wagwell`;
  const url = `${site?.siteUrl ?? ''}${page.path}`;
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: 'Wagwell' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    ...(page.image ? picture(`${site?.siteUrl ?? ''}${page.image}`) : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
  ];
}

const picture = (url: string): MetaDescriptor[] => [
  { property: 'og:image', content: url },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
];
