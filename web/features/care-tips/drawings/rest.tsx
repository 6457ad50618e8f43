import { color, line, Mirrored } from './parts.tsx';

/** A dog and a cat sleep in one bed. */
export function Rest() {
  return (
    <>
      <path d="M20 84c0-22 26-34 60-34s60 12 60 34-26 30-60 30-60-8-60-30z" fill={color('plum')} />
      <path
        d="M30 80c0-16 22-24 50-24s50 8 50 24-22 22-50 22-50-6-50-22z"
        fill={color('ink')}
        opacity=".25"
      />
      <path
        d="M34 86c-4-30 18-48 48-48 26 0 46 14 46 38 0 12-8 20-20 22H46c-6 0-11-4-12-12z"
        fill={color('tan')}
      />
      <path d="M86 40c24-2 42 14 42 36 0 12-8 20-20 22 6-20 2-44-22-58z" fill={color('tan-2')} opacity=".6" />
      <path d="M122 62c10 14 2 34-24 36" stroke={color('tan-2')} strokeWidth="10" {...line} />
      <path
        d="M26 82c0-16 12-24 26-24 14 0 24 8 26 20 0 12-12 20-28 20-14 0-24-6-24-16z"
        fill={color('tan')}
      />
      <path d="M28 84c0-6 6-8 12-6 8-4 18 0 18 10 0 8-10 12-18 11-8-2-12-8-12-15z" fill={color('cream')} />
      <path d="M25 80q6-3 12 0 0 6-6 7-6-1-6-7z" fill={color('ink')} />
      <path d="M44 76q5 5 10 1" stroke={color('ink')} strokeWidth="2.6" {...line} />
      <path d="M62 60c12-2 20 10 20 24-1 10-10 12-14 4-4-10-4-18-12-22z" fill={color('brown')} />
      <path
        d="M70 46c4-18 22-26 38-20 12 4 18 14 16 26-2 10-8 14-16 14-14 2-40-2-38-20z"
        fill={color('rust')}
      />
      <path d="M96 27v9m9-8-2 9m11-4-5 8m12 3-8 3" stroke={color('choc')} strokeWidth="3.5" {...line} />
      <g transform="translate(0 1)">
        <path d="M66 38l-1-15 13 7zm28-1 3-15-14 6z" fill={color('rust')} />
        <path d="M68 34v-6l6 4zm22-1 3-6-6 2z" fill={color('pink')} />
        <path d="M60 46c0-11 9-18 20-18s20 7 20 18-9 15-20 15-20-4-20-15z" fill={color('rust')} />
        <ellipse cx="79" cy="53" rx="9" ry="6.5" fill={color('white')} />
        <path d="M66 45q4 4 8 0m11 0q4 4 8 0" stroke={color('ink')} strokeWidth="2.2" {...line} />
        <path d="M77 49h5q0 2-2.5 3.5Q77 51 77 49z" fill={color('coral-2')} />
      </g>
      <path d="M122 52c10 8 4 20-14 18" stroke={color('rust')} strokeWidth="7" {...line} />
      <path d="M14 88c18 16 114 16 132 0 6 14-4 26-24 28H38C18 114 8 102 14 88z" fill={color('coral')} />
      <Mirrored x={80}>
        <path d="M30 102l4 5m8-3 3 5m10-4 2 5" stroke={color('white')} strokeWidth="2.4" {...line} />
      </Mirrored>
      <path d="M34 26h12L34 40h12M54 8h9L54 18h9" stroke={color('white')} strokeWidth="3.4" {...line} />
    </>
  );
}
