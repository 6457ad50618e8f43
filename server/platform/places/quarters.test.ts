import { expect, test } from 'vitest';
import { openPlaces } from './places.ts';

const places = openPlaces();
const found = (text: string) => {
  const place = places.find(text);
  return place && `${place.city}, ${place.state}`;
};

test.each([
  ['12 Center St, Rutland, VT 05701', 'Rutland, VT'],
  ['1 Courthouse Sq, Newark, OH 43055', 'Newark, OH'],
  ['412 Main St, Kalispell, MT 59901', 'Kalispell, MT'],
  ['2121 Main St, Wailuku, HI 96793', 'Wailuku, HI'],
  ['HC 1 Box 30, Talkeetna, AK 99676', 'Talkeetna, AK'],
  ['100 Marine Corps Dr, Tamuning, GU 96913', 'Tamuning, GU'],
  ['12 Main St, Mendon, VT 05701', 'Mendon, VT'],
  ['12 Main St, Nowhere Known, VT 05701', 'Rutland, VT'],
  ['Mendon VT 05701', 'Mendon, VT'],
  ['05701', 'Rutland, VT'],
  ['43055', 'Newark, OH'],
])('with a ZIP the typed city counts, else its post office: %s is in %s', (text, city) => {
  expect(found(text)).toBe(city);
});

test.each([
  ['Flatbush Brooklyn', 'Flatbush, NY'],
  ['Astoria Queens', 'Astoria, NY'],
  ['Lakeview Chicago', 'Lakeview, IL'],
  ['Lincoln Park Chicago IL', 'Lincoln Park, IL'],
  ['South Beach Miami', 'South Beach, FL'],
  ['Wynwood Miami FL', 'Wynwood, FL'],
  ['Ballard Seattle', 'Ballard, WA'],
  ['Center City Philadelphia', 'Center City, PA'],
  ['East Nashville TN', 'East Nashville, TN'],
  ['Hells Kitchen NYC', "Hell's Kitchen, NY"],
  ['SoMa San Francisco', 'SoMa, CA'],
  ['Deep Ellum Dallas', 'Deep Ellum, TX'],
  ['LoDo Denver', 'LoDo, CO'],
  ['Cap Hill Denver', 'Capitol Hill, CO'],
  ['Uptown New Orleans', 'Uptown, LA'],
  ['Silverlake LA', 'Silver Lake, CA'],
  ['Lahaina Maui', 'Lahaina, HI'],
  ['Cherry Hill Township, NJ', 'Cherry Hill, NJ'],
  ['Town of Babylon, NY', 'Babylon, NY'],
  ['Staten Is NY', 'Staten Island, NY'],
  ['WeHo', 'West Hollywood, CA'],
  ['DUMBO', 'Dumbo, NY'],
  ['Fort Cavazos TX', 'Fort Hood, TX'],
  ['St Thomas USVI', 'Saint Thomas, VI'],
  ['St. Croix, Virgin Islands', 'Saint Croix, VI'],
  ['00801', 'Saint Thomas, VI'],
  ['Guam', 'Hagåtña, GU'],
  ['96931', 'Tamuning, GU'],
])('a quarter before its city, a township and an island: %s is %s', (text, city) => {
  expect(found(text)).toBe(city);
});

test.each([
  ['Xyz Miami', 'Miami, FL'],
  ['North Austin TX', 'Austin, TX'],
])('an unknown quarter finds no place, and its city is asked about: %s', (text, city) => {
  expect(places.candidates(text)).toEqual([]);
  expect(places.closest(text).map(({ city, state }) => `${city}, ${state}`)).toEqual([city]);
});

test('Kailua asks which island, unless its ZIP says so', () => {
  const named = places.candidates('Kailua, HI').map(({ city, zip }) => `${city} ${zip}`);
  expect(named).toEqual(['Kailua 96734', 'Kailua Kona 96740']);
  expect(found('75 Kuakini Hwy, Kailua, HI 96740')).toBe('Kailua Kona, HI');
  expect(found('75 Kuulei Rd, Kailua, HI 96734')).toBe('Kailua, HI');
});
