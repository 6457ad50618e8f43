import { color, line, Mirrored } from './parts.tsx';

type CatFaceProps = { coat: string; stripes?: string; eyes?: 'open' | 'shut' };

/** A cat's head, centered at 0 0 and about 60 wide. */
export function CatFace({ coat, stripes, eyes = 'open' }: CatFaceProps) {
  return (
    <>
      <Mirrored x={0}>
        <path d="M-27-8-27-35q0-3 3-2L-4-22z" fill={color(coat)} />
        <path d="M-23-18v-10l10 7z" fill={color('pink')} />
      </Mirrored>
      <path d="M-31 0c0-17 13-26 31-26S31-17 31 0c0 16-14 23-31 23S-31 16-31 0z" fill={color(coat)} />
      {stripes && (
        <path
          d="M0-24v10m-8-9 2 7m14-7-2 7M-29-1l8 2m-7 6 7-1m50-7-8 2m7 6-7-1"
          stroke={color(stripes)}
          strokeWidth="3"
          {...line}
        />
      )}
      <ellipse cy="11" rx="15" ry="10.5" fill={color('white')} />
      {eyes === 'shut' ? (
        <path d="M-19-1q6 6 12 0m14 0q6 6 12 0" stroke={color('ink')} strokeWidth="2.6" {...line} />
      ) : (
        <Mirrored x={0}>
          <circle cx="-13" cy="-2" r="6.2" fill={color('straw')} />
          <ellipse cx="-13" cy="-2" rx="2.6" ry="5.2" fill={color('ink')} />
        </Mirrored>
      )}
      <path d="M-4 5h8q1 2-4 5-5-3-4-5z" fill={color('coral-2')} />
      <path d="M0 10v2m0 0q-3 4-7 2m7-2q3 4 7 2" stroke={color('ink')} strokeWidth="1.8" {...line} />
      <path
        d="M-19 10l-16-3m16 7-15 3m53-7 16-3m-16 7 15 3"
        stroke={color('white')}
        strokeWidth="1.4"
        {...line}
      />
    </>
  );
}
