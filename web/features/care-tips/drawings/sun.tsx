import { color, Eye, line, Mirrored, Shadow } from './parts.tsx';

/** A French bulldog pants in the shade beside water. */
export function Sun() {
  return (
    <>
      <circle cx="20" cy="20" r="13" fill={color('straw')} />
      <path d="M20 40v6m20-26h6M34 34l5 5M34 6l3-4" stroke={color('straw')} strokeWidth="4" {...line} />
      <Shadow x={86} y={111} rx={68} />
      <g transform="translate(104 38) rotate(10)">
        <path d="M0-36V60" stroke={color('brown')} strokeWidth="5" {...line} />
        <path
          d="M-58 4C-56-22-32-38 0-38S56-22 58 4q-10-8-19 0-10-8-20 0-10-8-19 0-10-8-19 0-10-8-20 0-10-8-19 0z"
          fill={color('coral')}
        />
        <path
          d="M-39 4c2-20 16-36 39-42-10 10-18 26-19 42q-10-8-20 0zM0 4v-42c12 10 18 26 19 42Q9-4 0 4z"
          fill={color('white')}
        />
      </g>
      <path d="M54 112c-4-22 6-38 30-38s34 16 30 38z" fill={color('grey-2')} />
      <path d="M70 84q14 8 28 0c2 10 0 20-4 28H74c-4-8-6-18-4-28z" fill={color('white')} />
      <Mirrored x={84}>
        <path d="M62 62c-8-8-10-22-6-26 8-2 16 6 18 16z" fill={color('grey-2')} />
        <path d="M63 57c-4-6-5-12-4-15 4 1 8 5 9 10z" fill={color('pink')} />
        <path d="M64 107h14" stroke={color('white')} strokeWidth="10" {...line} />
      </Mirrored>
      <path d="M56 70c0-16 10-24 28-24s28 8 28 24c0 14-12 22-28 22s-28-8-28-22z" fill={color('grey-2')} />
      <path d="M81 47h6c-1 8 0 12 3 18H78c3-6 4-10 3-18z" fill={color('white')} />
      <path d="M62 78c0-8 8-12 22-12s22 4 22 12c0 9-8 13-22 13s-22-4-22-13z" fill={color('white')} />
      <path d="M76 81h16q2 16-8 17-10-1-8-17z" fill={color('pink')} />
      <path d="M77 66h14q3 3-1 6-6 2-12 0-4-3-1-6z" fill={color('ink')} />
      <path d="M84 73v5m0 0q-8 7-16-1m16 1q8 7 16-1" stroke={color('ink')} strokeWidth="2.4" {...line} />
      <Eye x={68} y={62} r={4.4} />
      <Eye x={100} y={62} r={4.4} />
      <path d="M10 96h38l-4 14q-1 3-4 3H18q-3 0-4-3z" fill={color('green')} />
      <ellipse cx="29" cy="96" rx="19" ry="5" fill={color('white')} />
      <path d="M18 96q5-3 11 0t11 0" stroke={color('steel-2')} strokeWidth="2" {...line} />
    </>
  );
}
