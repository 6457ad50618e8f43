/** name | coat | usual pounds, low-high | other names and common misspellings */
export const dogsAToB = `
Affenpinscher | wire | 7-10 | Affen, Affenpincher, Monkey Dog
Afghan Hound | silky | 50-60 | Afghan
Africanis | smooth | 55-100 | African Dog
Aidi | double | 50-55 | Atlas Mountain Dog
Airedale Terrier | wire | 50-70 | Airedale, Airdale, Airdale Terrier
Akbash | double | 75-140 | Akbash Dog
Akita | double | 70-130 | American Akita, Akeeta
Alano Español | smooth | 75-95 | Spanish Alano
Alapaha Blue Blood Bulldog | smooth | 55-90 | Alapaha, Otto Bulldog
Alaskan Husky | double | 40-60 |
Alaskan Klee Kai | double | 5-22 | Klee Kai, Mini Husky, Miniature Husky
Alaskan Malamute | double | 70-95 | Malamute, Malamut, Malemute
Alopekis | short_double | 7-18 |
Alpine Dachsbracke | short_double | 33-40 |
American Bulldog | smooth | 60-100 | Am Bulldog, AB Bulldog
American Bully | smooth | 50-85 | Bully, Am Bully, Standard Bully
American Bully Pocket | smooth | 30-60 | Pocket Bully, Micro Bully, Exotic Bully
American Bully XL | smooth | 80-120 | XL Bully
American Cocker Spaniel | long | 20-30 | Cocker Spaniel, Cocker, Cocker Spanial
American English Coonhound | smooth | 45-65 | English Coonhound, Redtick Coonhound, Redtick
American Eskimo Dog | double | 6-35 | American Eskimo, Eskie, Eskimo
American Foxhound | smooth | 60-75 | Foxhound
American Hairless Terrier | hairless | 12-16 | Hairless Terrier
American Leopard Hound | short_double | 35-75 | Leopard Cur, Leopard Hound
American Pit Bull Terrier | smooth | 30-65 | Pit Bull, Pittbull, Pittie, Pitty, Pit, APBT, Pit Bull Terrier, American Pit Bull
American Staffordshire Terrier | smooth | 40-70 | AmStaff, American Staffordshire, Staffordshire Terrier, American Staffy
American Water Spaniel | curly | 25-45 |
Anatolian Shepherd Dog | short_double | 80-150 | Anatolian, Anatolian Shepherd, Turkish Shepherd
Andalusian Terrier | smooth | 15-20 | Ratonero Bodeguero Andaluz, Spanish Jack Russell
Appenzeller Sennenhund | short_double | 48-70 | Appenzeller, Appenzell Mountain Dog
Ariège Pointer | smooth | 55-66 | Braque de l'Ariège
Ariégeois | smooth | 55-66 |
Armenian Gampr | double | 88-140 | Gampr
Artois Hound | smooth | 55-66 |
Australian Cattle Dog | short_double | 35-50 | Blue Heeler, Red Heeler, American Blue Heeler, Queensland Heeler, Heeler, Cattle Dog, ACD, Aussie Cattle Dog, Blue Healer, Red Healer
Australian Kelpie | short_double | 35-50 | Kelpie
Australian Shepherd | double | 40-65 | Aussie, Aussie Shepherd, Australian Shepard
Australian Stumpy Tail Cattle Dog | short_double | 35-45 | Stumpy Tail, Stumpy
Australian Terrier | wire | 15-20 | Aussie Terrier
Austrian Black and Tan Hound | smooth | 33-50 | Brandlbracke
Austrian Pinscher | short_double | 26-40 |
Azawakh | smooth | 33-55 |
Bandog | smooth | 90-140 | Bandogge, American Bandogge
Barbado da Terceira | long | 46-66 |
Barbet | curly | 35-65 | French Water Dog
Basenji | smooth | 20-26 | Besenji, Congo Dog
Basque Shepherd Dog | double | 37-66 | Euskal Artzain Txakurra
Basset Artésien Normand | smooth | 33-44 |
Basset Bleu de Gascogne | smooth | 35-44 | Blue Gascony Basset
Basset Fauve de Bretagne | wire | 27-36 | Fawn Brittany Basset
Basset Hound | smooth | 40-65 | Basset, Bassett, Bassett Hound
Bavarian Mountain Scent Hound | smooth | 37-66 | Bavarian Mountain Hound
Beagle | short_double | 20-30 | Beegle, Begal, Pocket Beagle
Beagle-Harrier | short_double | 42-46 |
Bearded Collie | long | 45-55 | Beardie
Beauceron | short_double | 70-110 | Berger de Beauce
Bedlington Terrier | curly | 17-23 | Bedlington
Belgian Laekenois | wire | 50-65 | Laekenois
Belgian Malinois | short_double | 40-80 | Malinois, Belgian Mal, Malinoise, Malanois, Belgian Malanois
Belgian Sheepdog | double | 45-75 | Groenendael, Belgian Shepherd
Belgian Tervuren | double | 45-75 | Tervuren, Terv
Bergamasco Sheepdog | corded | 57-84 | Bergamasco, Bergamasco Shepherd
Berger Picard | wire | 50-70 | Picardy Shepherd, Picardy Sheepdog
Bernese Mountain Dog | double | 70-115 | Bernese, Berner, BMD, Bernese Mountain, Burmese Mountain Dog, Burnese Mountain Dog, Berner Sennenhund
Bichon Frise | curly | 12-18 | Bichon, Bishon, Bishon Frise, Bichon Frisée, Bichon Frize, Bichon Freeze
Biewer Terrier | silky | 4-8 | Biewer, Biewer Yorkie
Billy | smooth | 55-73 |
Black and Tan Coonhound | smooth | 65-110 | Black & Tan, Black Tan Coonhound, American Black and Tan Coonhound
Black Mouth Cur | smooth | 40-95 | Southern Cur, BMC
Black Norwegian Elkhound | double | 40-60 |
Black Russian Terrier | wire | 80-130 | BRT, Russian Terrier
Bloodhound | smooth | 80-110 | St. Hubert Hound
Blue Lacy | smooth | 25-50 | Lacy Dog, Texas Blue Lacy, Lacy
Bluetick Coonhound | smooth | 45-80 | Bluetick, Bluetick Hound
Boerboel | smooth | 110-200 | South African Mastiff, African Boerboel
Bohemian Shepherd | double | 35-55 | Chodský Pes
Bolognese | curly | 5-10 | Bichon Bolognese
Border Collie | double | 30-55 | Rough Border Collie, Border Colly, Boarder Collie, BC
Border Collie Smooth Coat | short_double | 30-55 | Smooth Border Collie, Smooth Coated Border Collie
Border Terrier | wire | 11-16 | Boarder Terrier
Borzoi | long | 60-105 | Russian Wolfhound
Bosnian Coarse-haired Hound | wire | 35-53 | Barak
Boston Terrier | smooth | 12-25 | Boston, Boston Bull, Boston Terrior, Boston Bull Terrier
Bouvier des Ardennes | wire | 48-77 | Ardennes Cattle Dog
Bouvier des Flandres | wire | 70-110 | Bouvier, Flanders Cattle Dog
Boxer | smooth | 50-80 | German Boxer, Boxer Dog, Box
Boykin Spaniel | long | 25-40 | Boykin
Bracco Italiano | smooth | 55-90 | Italian Pointer, Bracco
Braque d'Auvergne | smooth | 48-62 | Auvergne Pointer
Braque du Bourbonnais | smooth | 35-53 | Bourbonnais Pointer
Braque Français Pyrénées | smooth | 40-55 | Braque Français, French Pointer
Braque Saint-Germain | smooth | 40-57 |
Brazilian Terrier | smooth | 15-22 | Fox Paulistinha
Briard | long | 55-100 | Berger de Brie
Briquet Griffon Vendéen | wire | 48-53 |
Brittany | long | 30-40 | Brittany Spaniel, Britany Spaniel, American Brittany, French Brittany
Broholmer | smooth | 90-155 | Danish Mastiff
Brussels Griffon | wire | 7-12 | Griffon Bruxellois, Brussel Griffon, Brussels Griffin, Belgian Griffon
Brussels Griffon Smooth Coat | smooth | 7-12 | Petit Brabançon, Smooth Brussels Griffon, Brabancon Griffon
Bucovina Shepherd Dog | double | 70-110 | Bucovina Shepherd
Bull Arab | smooth | 53-95 |
Bull Terrier | smooth | 50-70 | English Bull Terrier, Bullie, Bulldog Terrier
Bullmastiff | smooth | 100-130 | Bullmastif
Bully Kutta | smooth | 130-190 | Pakistani Mastiff
Burgos Pointer | smooth | 55-66 | Perdiguero de Burgos
`;
