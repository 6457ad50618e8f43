import sizes from './pictures/sizes.json' with { type: 'json' };

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type ScreenName =
  | 'groomer-shift'
  | 'groomer-request'
  | 'owner-applicants'
  | 'owner-request'
  | 'pet-parent-offers';

const file = (of: ScreenName, size: 'wide' | 'narrow', theme: 'light' | 'dark') =>
  files[`./pictures/${of}-${size}-${theme}.webp`];

/** A screenshot of the demo town in the page's theme; `npm run shots -- landing` creates them. */
export function ScreenPicture({ of, alt }: { of: ScreenName; alt: string }) {
  return (['light', 'dark'] as const).map((theme) => (
    <picture key={theme} className={theme === 'light' ? 'only-light' : 'only-dark'}>
      <source media="(width >= 40rem)" srcSet={file(of, 'wide', theme)} {...sizes[`${of}-wide`]} />
      <img
        src={file(of, 'narrow', theme)}
        {...sizes[`${of}-narrow`]}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="mx-auto h-auto w-full max-w-[52rem]"
      />
    </picture>
  ));
}
