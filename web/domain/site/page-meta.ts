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
  /** False keeps the page out of search engines. */
  indexed?: boolean;
  /** What search engines read of the page, by the vocabulary of schema.org; made by the loader, which browsers do not load. */
  structuredData?: object;
  type?: 'website' | 'profile';
};

/** Builds title, description, canonical URL and social preview tags of a public page. */
export function pageMeta({ matches }: Pick<MetaArgs, 'matches'>, page: PageFacts): MetaDescriptor[] {
  const site = matches.find((match) => match.id === 'root')?.loaderData as Site | undefined;
  const title = `${page.title} · Wagwell`;
  const absolute = (path: string) => `${site?.siteUrl ?? ''}${path}`;
  const url = absolute(page.path);
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: 'Wagwell' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    ...(page.image ? picture(absolute(page.image)) : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    ...(page.indexed === false ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.structuredData ? [{ 'script:ld+json': page.structuredData as LdJson }] : []),
  ];
}

type LdJson = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json'];

const picture = (url: string): MetaDescriptor[] => [
  { property: 'og:image', content: url },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
];
