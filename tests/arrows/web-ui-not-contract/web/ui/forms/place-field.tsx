import { placeKinds } from '../../../contract/places.ts';

export const PlaceField = () => <p>{placeKinds}</p>;
