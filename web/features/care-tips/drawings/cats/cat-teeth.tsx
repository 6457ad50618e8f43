import { CatFace } from '../cat-face.tsx';
import { color, line } from '../parts.tsx';

/** A finger with a cloth at the side of a cat's mouth. */
export function CatTeeth() {
  return (
    <>
      <path d="M8 124c0-30 18-44 52-44s52 14 52 44z" fill={color('rust')} />
      <path d="M40 88q20 14 40 0c4 14 3 24-2 36H42c-5-12-6-22-2-36z" fill={color('white')} />
      <g transform="translate(60 56) scale(1.5)">
        <CatFace coat="rust" stripes="choc" eyes="shut" />
        <path d="M-12 13q12 5 24-1-1 9-12 10t-12-9z" fill={color('ink')} />
        <path d="M-10 14l1.6 5 2-3.6m12-1 1 4.6 2.4-5" fill={color('white')} />
        <path d="M-5 20q5-3 9 0-4 3-9 0z" fill={color('pink')} />
      </g>
      <path d="M170 104h-34" stroke={color('tan')} strokeWidth="22" {...line} />
      <path d="M134 98 92 82" stroke={color('tan')} strokeWidth="10" {...line} />
      <path d="M100 74c-8-2-20 0-22 6s8 12 18 12l14 12q-2-18-10-30z" fill={color('cream')} />
      <path d="M90 80q6 8 14 14m-20-10q6 4 10 5" stroke={color('apricot')} strokeWidth="2.2" {...line} />
      <path d="M146 90h20v30h-20q-4-15 0-30z" fill={color('plum')} />
    </>
  );
}
