import { Collar, Curls, Eyes, Fluff, line, type PetProps, Portrait } from './parts.tsx';

/** Miniature poodle, silver, curly, with a topknot and a clean face. */
export function Poodle(props: PetProps) {
  return (
    <Portrait {...props}>
      <Fluff color="silver" x={100} y={206} w={60} h={52} tuft={13} count={18} />
      <path d="M80 132h40l6 28q-26 12-52 0z" fill="var(--il-silver)" />
      <Collar color="plum" y={4} />
      <path
        d="M70 92c0-22 12-36 30-36s30 14 30 36c0 12-4 20-8 26-4 16-12 24-22 24s-18-8-22-24c-4-6-8-14-8-26z"
        fill="var(--il-white-2)"
      />
      <Fluff color="silver" x={52} y={108} w={16} h={34} tuft={11} count={12} />
      <Fluff color="silver" x={148} y={108} w={16} h={34} tuft={11} count={12} />
      <Fluff color="silver" x={100} y={52} w={40} h={26} tuft={14} count={14} />
      <Curls
        at={[
          [76, 46],
          [98, 34],
          [118, 50],
          [94, 58],
          [44, 96],
          [48, 122],
          [146, 98],
          [144, 122],
          [66, 190],
          [96, 198],
          [124, 188],
        ]}
        color="steel-2"
      />
      <Eyes x={17} y={92} />
      <path d="M91 112h18q3 2 1 6-4 7-10 7t-10-7q-2-4 1-6z" fill="var(--il-ink)" />
      <path d="M100 124v4m0 0q-5 6-11 3m11-3q5 6 11 3" stroke="var(--il-ink)" strokeWidth="2.8" {...line} />
    </Portrait>
  );
}
