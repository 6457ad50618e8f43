import type { BusinessProfile } from '#contract/profiles/profiles.ts';

/** A salon or mobile business of the demo town with its owner. */
export type DemoBusiness = Pick<
  BusinessProfile,
  'businessName' | 'businessType' | 'services' | 'operatingHours' | 'description'
> &
  Partial<
    Pick<
      BusinessProfile,
      | 'species'
      | 'serviceRadius'
      | 'serviceAreas'
      | 'vehicleType'
      | 'mobileEquipment'
      | 'mobileCertifications'
      | 'tables'
    >
  > & {
    owner: string;
    address: string;
  };

const salonServices = ['Full groom', 'Bath and brush', 'Nail trim', 'Teeth brushing'];
const vanServices = ['Full groom', 'Bath and tidy', 'Nail grinding'];

/** The first one belongs to the demo account. */
export const businesses: DemoBusiness[] = [
  {
    businessName: 'Shoal Creek Pet Spa',
    businessType: 'salon',
    owner: 'Renee Castillo',
    address: '5310 Burnet Rd, Austin, TX 78756',
    services: [...salonServices, 'Hand scissoring', 'Deshedding'],
    species: ['dog', 'cat'],
    operatingHours: 'Tue–Sat 8:00 AM – 5:00 PM',
    description: 'Five tables, two tubs and a quiet room for cats and worriers. Half of our book is doodles.',
    tables: 5,
  },
  {
    businessName: 'Barton Bark Salon',
    businessType: 'salon',
    owner: 'Paul Nakamura',
    address: '1604 S Lamar Blvd, Austin, TX 78704',
    services: [...salonServices, 'Walk-in nails'],
    operatingHours: 'Mon–Sat 7:30 AM – 6:00 PM',
    description: 'Busy neighborhood salon two blocks from the trail. We like fast bathers and good music.',
  },
  {
    businessName: 'Wag & Roll Mobile Grooming',
    businessType: 'mobile',
    owner: 'Lou Hendricks',
    address: '2201 E 6th St, Austin, TX 78702',
    services: vanServices,
    operatingHours: 'Mon–Fri 8:00 AM – 5:00 PM',
    description: 'Two Sprinter vans, one dog at a time, no cages.',
    serviceRadius: 20,
    serviceAreas: ['East Austin', 'Mueller', 'Hyde Park', 'Travis Heights'],
    vehicleType: 'Mercedes Sprinter',
    mobileEquipment: ['Hydraulic table', '40-gallon water tank', 'Quiet dryer', 'Cat cage'],
    mobileCertifications: ['Commercial auto insurance', 'Pet Tech first aid'],
  },
  {
    businessName: 'The Tidy Terrier',
    businessType: 'salon',
    owner: 'Margaret Lowe',
    address: '312 E Main St, Round Rock, TX 78664',
    services: [...salonServices, 'Hand stripping'],
    operatingHours: 'Wed–Sat 9:00 AM – 5:00 PM',
    description: 'Hand stripping done properly. New to Wagwell, twenty years in the trade.',
  },
  {
    businessName: 'Mueller Mutts',
    businessType: 'salon',
    owner: 'Kenji Watanabe',
    address: '1911 Aldrich St, Austin, TX 78723',
    services: salonServices,
    operatingHours: 'Mon–Sat 8:00 AM – 6:00 PM',
    description: 'Bright shop at the lake park. Six to nine dogs a day, a bather always beside you.',
  },
  {
    businessName: 'Hill Country Hounds',
    businessType: 'salon',
    owner: 'Sandra Whitley',
    address: '3801 Bee Cave Rd, Austin, TX 78746',
    services: [...salonServices, 'Show trims'],
    operatingHours: 'Tue–Sat 8:00 AM – 4:00 PM',
    description: 'Spaniels, setters and retrievers from the hills west of town.',
  },
  {
    businessName: 'Suds on Wheels',
    businessType: 'mobile',
    owner: 'Tanya Brooks',
    address: '900 W Parmer Ln, Austin, TX 78727',
    services: vanServices,
    operatingHours: 'Tue–Sat 8:30 AM – 4:30 PM',
    description: 'Mobile bath and tidy for north Austin, with a loyal book of seniors.',
    serviceRadius: 15,
    serviceAreas: ['North Austin', 'Cedar Park', 'Round Rock'],
    vehicleType: 'Ford Transit',
    mobileEquipment: ['Tub with ramp', 'Quiet dryer'],
    mobileCertifications: ['Commercial auto insurance'],
  },
  {
    businessName: 'Poodle & Co',
    businessType: 'salon',
    owner: 'Yvonne Leclair',
    address: '2438 W Anderson Ln, Austin, TX 78757',
    services: [...salonServices, 'Asian fusion', 'Creative color'],
    operatingHours: 'Tue–Sat 9:00 AM – 6:00 PM',
    description: 'Scissor work and styling. We book four a day and take our time.',
  },
  {
    businessName: 'Lakeline Pet Grooming',
    businessType: 'salon',
    owner: 'Rajiv Mehta',
    address: '11200 Lakeline Mall Dr, Cedar Park, TX 78613',
    services: salonServices,
    operatingHours: 'Every day 8:00 AM – 7:00 PM',
    description: 'High-volume salon with three bathers and a front desk that guards your time.',
  },
  {
    businessName: 'Slow Paws Cat Grooming',
    businessType: 'salon',
    owner: 'Irene Castellanos',
    address: '4001 N Lamar Blvd, Austin, TX 78756',
    services: ['Cat full groom', 'Lion cut', 'Nail trim', 'Sanitary trim'],
    species: ['cat'],
    operatingHours: 'Mon–Thu 9:00 AM – 4:00 PM',
    description: 'Cats only. Dim lights, no dogs, one cat in the room.',
  },
  {
    businessName: 'Dripping Springs Dog Wash',
    businessType: 'salon',
    owner: 'Cody Barnes',
    address: '333 US-290, Dripping Springs, TX 78620',
    services: ['Full groom', 'Bath and brush', 'Deshedding'],
    operatingHours: 'Wed–Sun 9:00 AM – 5:00 PM',
    description: 'Ranch dogs, big tubs, wide tables.',
  },
  {
    businessName: 'Georgetown Groom Room',
    businessType: 'salon',
    owner: 'Alma Price',
    address: '700 S Austin Ave, Georgetown, TX 78626',
    services: salonServices,
    operatingHours: 'Tue–Sat 8:00 AM – 5:00 PM',
    description: 'On the square since 2009. Many seniors, all known by name.',
  },
  {
    businessName: 'Tailgate Mobile Spa',
    businessType: 'mobile',
    owner: 'Victor Ozuna',
    address: '1500 E Whitestone Blvd, Cedar Park, TX 78613',
    services: vanServices,
    operatingHours: 'Mon–Sat 8:00 AM – 4:00 PM',
    description: 'One van, one groomer, five stops a day.',
    serviceRadius: 25,
    serviceAreas: ['Cedar Park', 'Leander', 'Lago Vista'],
    vehicleType: 'Ram ProMaster',
    mobileEquipment: ['Electric table', 'Generator-free power', 'Quiet dryer'],
    mobileCertifications: ['Commercial auto insurance'],
  },
  {
    businessName: 'South Congress Scruffs',
    businessType: 'salon',
    owner: 'Dana Whitaker',
    address: '1722 S Congress Ave, Austin, TX 78704',
    services: [...salonServices, 'Fades and designs'],
    operatingHours: 'Tue–Sun 9:00 AM – 6:00 PM',
    description: 'Small shop, big window, walk-by fame. Doodles and fades.',
  },
  {
    businessName: 'Pflugerville Paws',
    businessType: 'salon',
    owner: 'Theresa Long',
    address: '104 E Main St, Pflugerville, TX 78660',
    services: salonServices,
    operatingHours: 'Mon–Fri 8:00 AM – 5:00 PM',
    description: 'Family dogs, fair pay, home by five.',
  },
];
