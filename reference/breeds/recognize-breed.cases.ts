/** Written as in dog license registers, shelters and old forms. */
export const dogs = rows(`
LABRADOR RETRIEVER => Labrador Retriever
LAB MIX => Labrador Retriever mix
Labrador Retriever Crossbreed => Labrador Retriever mix
Retriever, Labrador => Labrador Retriever
Retriever, Golden => Golden Retriever
Terrier, Yorkshire => Yorkshire Terrier
Terrier, Jack Russell => Jack Russell Terrier
Terrier, American Pit Bull => American Pit Bull Terrier
Collie, Border => Border Collie
Shepherd, Australian => Australian Shepherd
Shepherd, Austrailian => Australian Shepherd
Spaniel, Cocker => American Cocker Spaniel
Spaniel, Cavalier King Charles => Cavalier King Charles Spaniel
Poodle, Standard => Standard Poodle
Poodle, Miniature => Miniature Poodle
Poodle, Toy => Toy Poodle
Schnauzer, Miniature => Miniature Schnauzer
Pointer, German Shorthaired => German Shorthaired Pointer
Welsh Corgi, Pembroke => Pembroke Welsh Corgi
Welsh Corgi, Cardigan => Cardigan Welsh Corgi
Bull Dog, French => French Bulldog
Bulldog, English => English Bulldog
Dachshund, Standard Smooth Haired => Dachshund
Dachshund, Miniature => Miniature Dachshund
Dachshund Smooth Coat Miniature => Miniature Dachshund
Dachshund, Long Haired => Longhaired Dachshund
Dachshund, Wirehaired, Miniature => Miniature Wirehaired Dachshund
GER SHEPHERD => German Shepherd Dog
golden retriever puppy => Golden Retriever
red golden retriever male => Golden Retriever
AM PIT BULL TERRIER => American Pit Bull Terrier
AM STAFF TERRIER => American Staffordshire Terrier
ENG BULLDOG => English Bulldog
AUS SHEPHERD => Australian Shepherd
AUST CATTLE DOG => Australian Cattle Dog
GER SHORTHAIR POINT => German Shorthaired Pointer
WELSH CORGI PEM => Pembroke Welsh Corgi
CAV KING CHAS SPAN => Cavalier King Charles Spaniel
WEST HIGH WHITE TER => West Highland White Terrier
JACK RUSSELL TER => Jack Russell Terrier
BERNESE MTN DOG => Bernese Mountain Dog
ENG SPRINGER SPAN => English Springer Spaniel
MIN SCHNAUZER => Miniature Schnauzer
MIN PINSCHER => Miniature Pinscher
STAFF BULL TERRIER => Staffordshire Bull Terrier
SOFTCOATED WHEATEN => Soft Coated Wheaten Terrier
RHODESIAN RIDGEBK => Rhodesian Ridgeback
SHETLAND SHEEPDG => Shetland Sheepdog
BASSETT HOUND => Basset Hound
American Pit Bull Mix / Pit Bull Mix => American Pit Bull Terrier mix
American Pit Bull Terrier/Pit Bull => American Pit Bull Terrier
Chihuahua Crossbreed => Chihuahua mix
Chihuahua/Pug mix => Chug
chi weenie => Chiweenie
Chihuahua - Dachshund mix => Chiweenie
lab x poodle => Labradoodle
Lab/Poodle => Labradoodle
labrador & poodle => Labradoodle
golden retriever and poodle mix => Goldendoodle
golden doodle => Goldendoodle
GOLDEN-DOODLE => Goldendoodle
Goldendoodel => Goldendoodle
F1B Goldendoodle => Goldendoodle
F1b mini goldendoodle => Mini Goldendoodle
mini golden doodle => Mini Goldendoodle
Bernadoodle => Bernedoodle
Bernese/Poodle mix => Bernedoodle
cocker spaniel x poodle => Cockapoo
Cocker-poo => Cockapoo
cock-a-poo => Cockapoo
malti-poo => Maltipoo
Maltese/Poodle => Maltipoo
Maltese Shitzu => Malshi
yorkie poo => Yorkipoo
Yorkie x Maltese => Morkie
Shih Tzu / Yorkie => Shorkie
Shit-Zu => Shih Tzu
SHIH-TZU => Shih Tzu
ShihTzu => Shih Tzu
Shi-tzu => Shih Tzu
Shitzu mix => Shih Tzu mix
Viszla => Vizsla
VISLA => Vizsla
Weimeraner => Weimaraner
Rotweiller => Rottweiler
Rottweiler/Shepherd => Shepweiler
Rott mix => Rottweiler mix
Doberman Pincher => Doberman Pinscher
Dobermann => Doberman Pinscher
Chiuaua => Chihuahua
chihuaua => Chihuahua
Chihuahua - short hair => Chihuahua
Pomeranina => Pomeranian
Pomeranian/Husky => Pomsky
Husky x Pomeranian => Pomsky
husky mix => Siberian Husky mix
siberian huskey => Siberian Husky
Alaskan Malemute => Alaskan Malamute
Austrailian Shepherd => Australian Shepherd
australian shepard => Australian Shepherd
aussie/border collie => Border Aussie
Blue heeler mix => Australian Cattle Dog mix
red heeler => Australian Cattle Dog
German Sheperd Dog => German Shepherd Dog
German shepard mix => German Shepherd Dog mix
german shepherd/lab mix => Sheprador
Belgian Malonois => Belgian Malinois
Bichon Friese => Bichon Frise
Bichon-Frisé => Bichon Frise
bishon frise => Bichon Frise
Havenese => Havanese
Pekinese => Pekingese
pekingnese mix => Pekingese mix
Lhasa Apsa => Lhasa Apso
Lhasa-Apso => Lhasa Apso
Papillion => Papillon
Cavalier King Charles => Cavalier King Charles Spaniel
cavaleir king charles spaniel => Cavalier King Charles Spaniel
King Charles => Cavalier King Charles Spaniel
Boston terrior => Boston Terrier
boston terrier/pug => Bugg
Beagel => Beagle
beagle / boxer => Boggle
Boxer/Lab => Boxador
Boxer x Akita => Boxer × Akita
pitt bull => American Pit Bull Terrier
Pitbull/lab => Pitador
pit mix => American Pit Bull Terrier mix
staffy x => Staffordshire Bull Terrier mix
Great Pyranese => Great Pyrenees
great pyr => Great Pyrenees
Anatolian/Great Pyrenees => Anatolian Pyrenees
St. Bernard => Saint Bernard
Saint Bernard dog => Saint Bernard
bull mastiff => Bullmastiff
Mastif, English => Mastiff
Cane Corsa => Cane Corso
Dogue De Bordaux => Dogue de Bordeaux
Sharpei => Chinese Shar-Pei
shar-pei mix => Chinese Shar-Pei mix
Chow/Shepherd mix => Shepherd Chow
chow mix => Chow Chow mix
Wheaton Terrier => Soft Coated Wheaten Terrier
wheaten/poodle => Whoodle
Schnauzer mix => Schnauzer mix
Standard Poodle - black => Standard Poodle
Yellow Lab/Golden => Goldador
white german shepherd => White Swiss Shepherd Dog
Teacup Yorkie => Yorkshire Terrier
toy poodle mix => Toy Poodle mix
terrier mix => Terrier mix
Terrier, Mixed => Terrier mix
MIXED BREED => Mixed breed
Mixed Breed - Large => Mixed breed, large
Unknown => Mixed breed
unknown mix => Mixed breed
N/A => Mixed breed
mutt => Mixed breed
Heinz 57 => Mixed breed
louisiana catahoula mix => Catahoula Leopard Dog mix
Plott hound mix => Plott Hound mix
Treeing walker => Treeing Walker Coonhound
Walker coon hound => Treeing Walker Coonhound
Italian Grayhound => Italian Greyhound
Xoloitzcuintle => Xoloitzcuintli
Coton De Tuelar => Coton de Tulear
Šarplaninac => Šarplaninac
Mini Aussie => Miniature American Shepherd
Corgi/Aussie => Auggie
Corgi mix => Pembroke Welsh Corgi mix
Portugese Water Dog => Portuguese Water Dog
dashound => Dachshund
weiner dog => Dachshund
Wirehaired pointing griffin => Wirehaired Pointing Griffon
fluffy => French Bulldog
wolf => Wolfdog
hound mix => Hound mix
Lab, => Labrador Retriever
Labrador, Poodle => Labradoodle
Husky/Shepherd/Lab => Siberian Husky × German Shepherd Dog × Labrador Retriever
Poodle x => Poodle mix
Shepherd mix => German Shepherd Dog mix
Aussiedoodle mini => Mini Aussiedoodle
Toy Australian Shepherd => Miniature American Shepherd
Cockerspaniel => American Cocker Spaniel
Wire hair fox terrier => Wire Fox Terrier
Jack Russell/Chihuahua => Jack Chi
Rat Terrier/Chihuahua => Rat-Cha
Basset/Beagle => Basset Hound × Beagle
tibetian terrier => Tibetan Terrier
Irish Setter/Golden => Irish Setter × Golden Retriever
Blue Nose Pit Bull => American Pit Bull Terrier
red nose pit => American Pit Bull Terrier
BL NOSE PIT BULL => American Pit Bull Terrier
part Lab => Labrador Retriever
mostly beagle => Beagle
British Labrador => Labrador Retriever
imperial shih tzu => Shih Tzu
rescue beagle => Beagle
Collie (Rough) => Rough Collie
Dachshund (Miniature) => Miniature Dachshund
Poodle (Standard) => Standard Poodle
Vizsla (pure) => Vizsla
Vizsla, Smooth Haired => Vizsla
Charles Spaniel, King => English Toy Spaniel
Mix / Mix => Mixed breed
Beagle / Beagle => Beagle
Nederlandse Kooikerhondje => Kooikerhondje
Taiwan Mountain Dog => Taiwan Dog
American Blue Heeler => Australian Cattle Dog
Mcnab Herding Dog => McNab
Berger des Pyrénées => Pyrenean Shepherd
Picardy Sheepdog => Berger Picard
American White Shepherd => White Swiss Shepherd Dog
English Staffordshire Terrier => Staffordshire Bull Terrier
Weaton Terrier => Soft Coated Wheaten Terrier
Miix => Mixed breed
Multi => Mixed breed
No idea => Mixed breed
Breed not provided => Mixed breed
Belgian Griffon => Brussels Griffon
Brittany, French => Brittany
Japanese Chin/Spaniel => Japanese Chin
Ori Pei => Ori Pei
Peke-A-Tese => Peke-A-Tese
Toy Poodle x Golden Retriever => Mini Goldendoodle
Mini Poodle/Bernese => Mini Bernedoodle
smooth border collie => Border Collie Smooth Coat
`);

export const cats = rows(`
D.S.H. => Domestic Shorthair
DSH => Domestic Shorthair
Domestic Short Hair => Domestic Shorthair
Domestic Shorthair Mix => Domestic Shorthair
domestic long hair => Domestic Longhair
DLH => Domestic Longhair
Tabby => Domestic Shorthair
Main Coon => Maine Coon
maine coon mix => Maine Coon mix
Siamese mix => Siamese mix
Norweigan Forest => Norwegian Forest Cat
Rag doll => Ragdoll
Sphinx => Sphynx
Himilayan => Himalayan
Scotish fold => Scottish Fold
Persian/Himalayan => Persian × Himalayan
tuxedo cat => Domestic Shorthair
unknown => Domestic Shorthair
Mixed => Domestic Shorthair
calico => Domestic Shorthair
siamese/tabby => Siamese mix
bengel => Bengal
Domestic Shorthair / Domestic Shorthair => Domestic Shorthair
Breed not provided => Domestic Shorthair
`);

export const keptAsWritten = [
  'Fluffy monster',
  'good boy',
  'brown',
  '🐶',
  '12345',
  '???',
  'Sweetheart',
  'purple hippo',
  'brown dog',
  'german',
  'tiger',
  'lion',
  'fox',
  'Bella',
  'goofball',
  'the best dog in the world',
  'hotdog',
  'street special',
  'dinosaur',
  'Dire wolf',
  'Rexx',
  'Dragon',
  '-',
  'x',
  '',
  'Лабрадор',
  "Robert'); DROP TABLE pets;--",
];

function rows(table: string): [written: string, meant: string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' => '))
    .map(([written = '', meant = '']) => [written, meant]);
}
