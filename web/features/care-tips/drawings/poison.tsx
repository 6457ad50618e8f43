import { color, Eye, line, Nose } from './parts.tsx';

/** A puppy peers over the edge at chocolate, grapes, a lily and a bottle. */
export function Poison() {
  return (
    <>
      <path d="M50 100c-4-4-4-8-4-10 0-22 14-36 34-36s34 14 34 36c0 2 0 6-4 10z" fill={color('tan')} />
      <path
        d="M52 62C40 60 32 72 34 90c2 8 9 10 12 4 2-10 4-16 12-24zm56 0c12-2 20 10 18 28-2 8-9 10-12 4-2-10-4-16-12-24z"
        fill={color('brown')}
      />
      <path d="M76 54q4-1 8 0l4 34H72z" fill={color('cream')} />
      <Eye x={66} y={78} r={4.6} />
      <Eye x={94} y={78} r={4.6} />
      <ellipse cx="80" cy="96" rx="16" ry="12" fill={color('cream')} />
      <Nose x={80} y={87} wide={7} />
      <path d="M14 36h22v12c6 3 8 8 8 14v38H6V62c0-6 2-11 8-14z" fill={color('green')} />
      <rect x="12" y="26" width="26" height="12" rx="3" fill={color('ink')} />
      <path
        d="M25 58l15 27H10z"
        fill={color('straw')}
        stroke={color('straw')}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M25 66v9m0 6v.1" stroke={color('ink')} strokeWidth="4" {...line} />
      <path d="M134 100V54" stroke={color('green')} strokeWidth="4" {...line} />
      <path d="M134 84q10-14 20-12-4 14-20 16z" fill={color('green')} />
      <path
        d="M134 52c-14 2-24-6-26-16 12-4 20 0 24 8-6-12-4-24 2-32 8 8 10 20 4 32 4-8 12-12 22-8-2 10-12 18-26 16z"
        fill={color('white')}
      />
      <path d="M134 50l-8-14m8 14 1-18m-1 18 9-13" stroke={color('straw')} strokeWidth="2.6" {...line} />
      <rect x="-4" y="98" width="168" height="26" fill={color('apricot-2')} />
      <path d="M-4 98h168v6H-4z" fill={color('apricot')} />
      <g transform="translate(88 104) rotate(-8)">
        <rect width="34" height="15" rx="2" fill={color('choc-2')} />
        <path d="M9 1v13M18 1v13M1 7.5h25" stroke={color('tan-2')} strokeWidth="1.8" />
        <path d="M23-2h14v19H23l3-5-3-4 3-5z" fill={color('coral')} />
      </g>
      <path d="M52 100q2-8 8-10" stroke={color('green-2')} strokeWidth="3" {...line} />
      <g fill={color('plum')}>
        <circle cx="46" cy="102" r="6" />
        <circle cx="57" cy="102" r="6" />
        <circle cx="51" cy="111" r="6" />
        <circle cx="62" cy="111" r="6" />
        <circle cx="40" cy="111" r="6" />
      </g>
    </>
  );
}
