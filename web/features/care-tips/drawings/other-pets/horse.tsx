import { color, Eye, line } from '../parts.tsx';

/** A horse enjoys a brush on the neck. */
export function Horse() {
  return (
    <>
      <path d="M160 124V46c-18-14-40-18-58-10L76 60c-4 26-4 44-14 64z" fill={color('rust')} />
      <path
        d="M88 12c10-8 20-6 26 0 18 6 34 18 50 42v24c-14-22-26-34-46-42-10-2-20-8-30-24z"
        fill={color('choc-2')}
      />
      <path d="M82 4q2-5 6-2 10 8 10 22l-16 4q-4-12 0-24z" fill={color('rust')} />
      <path d="M86 9q6 5 7 14l-7 2q-3-8 0-16z" fill={color('pink')} />
      <path
        d="M66 22c14-6 32-2 38 12 4 12-2 24-12 32-8 6-14 12-18 20-6 12-20 18-34 14-12-4-14-18-8-28 8-12 14-20 18-32 2-8 8-14 16-18z"
        fill={color('rust')}
      />
      <path
        d="M66 22c-10 14-20 28-28 40-6 8-8 20-4 28-6-6-6-14-2-22 8-12 14-20 18-32 2-6 8-12 16-14z"
        fill={color('white')}
      />
      <path d="M36 66c-8 10-10 28 4 33 14 4 26-2 32-12-8-10-22-18-36-21z" fill={color('choc')} />
      <path d="M68 14c-6 8-8 18-6 28 6-6 16-10 22-18 0-8-8-12-16-10z" fill={color('choc-2')} />
      <Eye x={70} y={46} r={4.6} />
      <path d="M42 80q4 2 3 7m-1 9q8 2 14-3" stroke={color('ink')} strokeWidth="2.6" {...line} />
      <path d="M46 62q18 6 28 22m-18-28q12-6 34-2" stroke={color('green')} strokeWidth="5" {...line} />
      <circle cx="89" cy="58" r="5" fill={color('straw')} />
      <path d="M170 100 138 92" stroke={color('tan')} strokeWidth="20" {...line} />
      <rect x="108" y="76" width="40" height="22" rx="9" fill={color('plum')} transform="rotate(14 128 87)" />
      <path
        d="M108 93l-2 7m9-6-2 7m9-5-2 7m9-5-2 7m9-5-2 7m9-5-2 7"
        stroke={color('bristle')}
        strokeWidth="3"
        {...line}
      />
      <path d="M118 82l20 5" stroke={color('tan')} strokeWidth="9" {...line} />
    </>
  );
}
