/** species: name | coat | usual pounds, low-high | other names and common misspellings */
export const rabbits = `
American Fuzzy Lop | long | 3-4 | Fuzzy Lop
Angora Rabbit | long | 5-12 | English Angora, French Angora, Satin Angora, Giant Angora, Angora
Californian Rabbit | short_double | 8-10 | Californian
Dutch Rabbit | short_double | 4-6 | Dutch
English Lop | smooth | 9-12 |
Flemish Giant | short_double | 13-20 | Flemish
French Lop | short_double | 10-15 |
Holland Lop | short_double | 2-4 | Holland
Jersey Wooly | long | 3-4 | Jersey Woolly
Lionhead | long | 2.5-4 | Lionhead rabbit
Lop-eared rabbit | short_double | 3-12 | Lop
Mini Lop | short_double | 4-7 | Miniature Lop
Mini Rex | short_double | 3-5 |
Netherland Dwarf | short_double | 1-3 | Dwarf rabbit
New Zealand Rabbit | short_double | 9-12 | New Zealand
Rabbit, mixed | short_double | 2-12 | Rabbit, Bunny, Mixed, Unknown
Rex Rabbit | short_double | 7-11 | Rex, Standard Rex
`;

export const guineaPigs = `
Abyssinian Guinea Pig | wire | 1.5-2.6 | Abyssinian
American Guinea Pig | smooth | 1.5-2.6 | American
Guinea pig, mixed | smooth | 1.5-2.6 | Guinea pig, Cavy, Mixed, Unknown
Peruvian Guinea Pig | long | 1.5-2.6 | Peruvian
Silkie Guinea Pig | long | 1.5-2.6 | Silkie, Sheltie cavy
Skinny Pig | hairless | 1.5-2.5 | Hairless guinea pig
Teddy Guinea Pig | wire | 1.5-2.6 | Teddy
Texel Guinea Pig | curly | 1.5-2.6 | Texel
`;

export const ferrets = `
Ferret | short_double | 1-4.5 | Domestic ferret, Mixed, Unknown
Angora Ferret | long | 1.5-4.5 | Longhaired ferret
`;

export const goats = `
Alpine Goat | short_double | 130-170 | Alpine
Angora Goat | curly | 70-225 | Angora
Boer Goat | short_double | 190-300 | Boer
Goat, mixed | short_double | 50-200 | Goat, Mixed, Unknown
LaMancha Goat | short_double | 130-165 | LaMancha
Nigerian Dwarf Goat | short_double | 60-80 | Nigerian Dwarf, Miniature Nigerian Dwarf
Nubian Goat | short_double | 135-175 | Nubian
Pygmy Goat | short_double | 40-85 | Pygmy, Miniature Pygmy
Pygora Goat | curly | 65-140 | Pygora
`;

export const pigs = `
American Mini Pig | wire | 60-150 | Mini pig, Teacup pig, Micro pig
Juliana Pig | wire | 40-70 | Juliana
Kunekune | wire | 140-250 |
Pig, mixed | wire | 60-300 | Pig, Mixed, Unknown
Vietnamese Pot-bellied Pig | wire | 100-200 | Pot-bellied pig, Potbelly pig, Pot belly
`;

export const horses = `
American Quarter Horse | short_double | 950-1200 | Quarter Horse
Arabian Horse | short_double | 800-1000 | Arabian, Arab
Horse, mixed | short_double | 500-1300 | Horse, Pony, Grade horse, Mixed, Unknown
Miniature Horse | double | 150-350 | Mini horse
Shetland Pony | double | 400-450 | Shetland
Thoroughbred | short_double | 900-1200 |
`;

export const others = `
Alpaca | curly | 105-190 | Huacaya, Suri
Bird | smooth | 0.03-3 | Budgie, Canary, Cockatiel, Cockatoo, Conure, Finch, Lovebird, Macaw, Parakeet, Parrot
Chinchilla | short_double | 0.9-1.8 |
Donkey | short_double | 180-500 | Miniature donkey, Mini donkey, Burro
Hamster | short_double | 0.1-0.4 | Syrian hamster
Hedgehog | wire | 0.5-1.5 |
Llama | long | 250-450 |
Other animal | short_double | 1-100 | Other, Mixed, Unknown
Rat | smooth | 0.5-1.5 | Fancy rat
Sheep | curly | 100-250 | Lamb
`;
