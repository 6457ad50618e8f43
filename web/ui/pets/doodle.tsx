import { Collar, Curls, Eyes, Fluff, Nose, type PetProps, Portrait, Tongue } from './parts.tsx';

const curls = [
  [73, 62],
  [99, 52],
  [119, 66],
  [85, 44],
  [65, 84],
  [127, 88],
  [61, 190],
  [91, 196],
  [125, 190],
] as const;
const wildCurls = [
  [65, 60],
  [99, 40],
  [129, 62],
  [83, 34],
  [51, 96],
  [143, 98],
  [55, 78],
  [61, 190],
  [91, 184],
  [125, 190],
  [45, 150],
  [147, 150],
  [79, 158],
  [113, 160],
] as const;

/** Goldendoodle, curly. */
export function Doodle(props: PetProps) {
  return (
    <Portrait {...props}>
      <Fluff color="apricot" x={100} y={200} w={64} h={50} tuft={13} count={20} />
      <Collar color="green" y={10} />
      <Fluff color="apricot" x={100} y={92} w={50} h={46} tuft={12} count={20} />
      <Fluff color="apricot" x={100} y={56} w={32} h={16} tuft={11} count={10} />
      <Fluff color="apricot-2" x={46} y={104} w={12} h={30} tuft={9} count={12} />
      <Fluff color="apricot-2" x={154} y={104} w={12} h={30} tuft={9} count={12} />
      <Fluff color="white" x={100} y={122} w={26} h={19} tuft={8} count={14} />
      <Curls at={curls} color="apricot-2" />
      <Eyes y={94} r={7} />
      <Nose y={106} />
      <Tongue y={128} />
    </Portrait>
  );
}

/** The same after ten weeks without a groomer. */
export function DoodleBefore(props: PetProps) {
  return (
    <Portrait {...props}>
      <Fluff color="apricot" x={100} y={214} w={72} h={54} tuft={16} count={26} wild />
      <Fluff color="apricot" x={100} y={96} w={64} h={58} tuft={16} count={26} wild />
      <Fluff color="apricot" x={100} y={50} w={46} h={22} tuft={15} count={14} wild />
      <Fluff color="apricot-2" x={36} y={116} w={16} h={42} tuft={14} count={14} wild />
      <Fluff color="apricot-2" x={164} y={116} w={16} h={42} tuft={13} count={14} wild />
      <Fluff color="white" x={100} y={134} w={34} h={26} tuft={12} count={16} wild />
      <Curls at={wildCurls} color="apricot-2" />
      <g fill="var(--il-ink)">
        <circle cx="82" cy="100" r="5" />
        <circle cx="119" cy="100" r="5" />
      </g>
      <Fluff color="apricot" x={80} y={86} w={16} h={9} tuft={8} count={9} wild />
      <Fluff color="apricot" x={122} y={86} w={16} h={9} tuft={9} count={9} wild />
      <path d="M89 114h22q3 2 1 6-5 8-12 8t-12-8q-2-4 1-6z" fill="var(--il-ink)" />
      <Tongue y={134} />
    </Portrait>
  );
}
