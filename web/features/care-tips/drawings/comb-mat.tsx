import { color, Eye, line, Nose, tufts } from './parts.tsx';

/** A steel comb stops at the mat in a doodle's ear. */
export function CombMat() {
  return (
    <>
      <ellipse
        cx="56"
        cy="122"
        rx="38"
        ry="28"
        fill={color('apricot')}
        stroke={color('apricot')}
        {...tufts(13)}
      />
      <ellipse
        cx="54"
        cy="58"
        rx="28"
        ry="28"
        fill={color('apricot')}
        stroke={color('apricot')}
        {...tufts(12)}
      />
      <ellipse
        cx="19"
        cy="66"
        rx="8"
        ry="20"
        fill={color('apricot-2')}
        stroke={color('apricot-2')}
        {...tufts(10)}
      />
      <path
        d="M80 42c14-8 24 2 28 20s4 36-2 42-18 2-22-12-10-42-4-50z"
        fill={color('apricot-2')}
        stroke={color('apricot-2')}
        {...tufts(10)}
      />
      <path
        d="M38 38a4 4 0 1 1 4 4m10-14a4 4 0 1 1 4 4m12 6a4 4 0 1 1 4 4M40 112a4 4 0 1 1 4 4m20-4a4 4 0 1 1 4 4"
        stroke={color('apricot-2')}
        strokeWidth="2.2"
        {...line}
      />
      <ellipse cx="54" cy="73" rx="14" ry="10" fill={color('white')} stroke={color('white')} {...tufts(8)} />
      <Eye x={42} y={57} />
      <Eye x={66} y={57} />
      <Nose x={54} y={64} wide={6} />
      <path
        d="M86 66c9-6 19 1 16 9s-16 8-17 1 12-11 17-4 0 15-8 15-9-9-1-13 15 0 13 6-10 10-15 6M85 62q10 2 14 16m-15 12q8-4 19-16"
        stroke={color('brown')}
        strokeWidth="2"
        {...line}
      />
      <g transform="translate(127 66) rotate(84)">
        <path
          d="M-38-2v23m6-23v23m6-23v23m6-23v23m6-23v23m6-23v23m5-23v23m4-23v23m4-23v23m4-23v23m4-23v23m4-23v23m4-23v23m4-23v23m4-23v23m4-23v23"
          stroke={color('steel-2')}
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <rect x="-42" y="-10" width="84" height="11" rx="5.5" fill={color('grey-2')} />
        <path d="M-36-6.5h72" stroke={color('steel')} strokeWidth="2.4" {...line} />
      </g>
    </>
  );
}
