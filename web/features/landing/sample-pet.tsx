import { Coat } from '#web/domain/pets/coat.tsx';
import type { CoatTexture } from '#reference/coats.ts';
import doodle from '#web/domain/pets/portraits/doodle.svg?url&no-inline';
import lab from '#web/domain/pets/portraits/lab.svg?url&no-inline';

const pets = {
  lab: { coat: 'short-double', file: lab },
  doodle: { coat: 'curly', file: doodle },
} as const satisfies Record<string, { coat: CoatTexture; file: string }>;

/** A drawn dog from a file of its own, which costs the start page no script and still takes the theme's colors. */
export function SamplePet({ kind }: { kind: keyof typeof pets }) {
  const { coat, file } = pets[kind];
  return (
    <Coat kind={coat} className="size-12 flex-none lg:size-16 rounded-m">
      <svg viewBox="0 0 200 200" className="pet" aria-hidden="true">
        <use href={`${file}#${kind}`} />
      </svg>
    </Coat>
  );
}
