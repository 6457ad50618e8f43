/**
 * name | coat | usual pounds, low-high | other names and common misspellings | the two parents
 *
 * Crosses vary more than breeds: coat and weights are what most grown dogs of the cross turn out to be.
 */
export const crosses = `
Airedoodle | curly | 40-60 | Airedalepoo | Airedale Terrier + Poodle
Alusky | double | 50-90 | Malamute Husky | Alaskan Malamute + Siberian Husky
Anatolian Pyrenees | double | 80-140 | | Anatolian Shepherd Dog + Great Pyrenees
Auggie | double | 20-40 | Corgi Aussie | Australian Shepherd + Pembroke Welsh Corgi
Aussiedoodle | curly | 25-70 | Aussiepoo, Aussiedoodle Standard, Aussidoodle | Australian Shepherd + Poodle
Aussiedor | short_double | 40-75 | Aussie Lab, Aussiedore | Australian Shepherd + Labrador Retriever
Bassador | short_double | 45-70 | | Basset Hound + Labrador Retriever
Beabull | smooth | 30-50 | | Beagle + English Bulldog
Beagador | short_double | 30-60 | Labbe | Beagle + Labrador Retriever
Beaglier | short_double | 13-28 | | Beagle + Cavalier King Charles Spaniel
Bernedoodle | curly | 60-90 | Burnedoodle, Bernadoodle, Berniedoodle, Standard Bernedoodle, Bernese Doodle, Berndoodle | Bernese Mountain Dog + Poodle
Bernese Pyrenees | double | 80-120 | Great Bernese | Bernese Mountain Dog + Great Pyrenees
Boggle | smooth | 25-60 | Boxer Beagle | Beagle + Boxer
Borador | short_double | 40-65 | Borderdor | Border Collie + Labrador Retriever
Border Aussie | double | 30-60 | Aussie Collie | Australian Shepherd + Border Collie
Border Heeler | short_double | 30-50 | Border Collie Heeler | Australian Cattle Dog + Border Collie
Bordoodle | curly | 30-60 | Borderdoodle, Borpoo | Border Collie + Poodle
Boxador | short_double | 50-85 | | Boxer + Labrador Retriever
Boxerdoodle | curly | 35-70 | Boxerpoo, Boxdoodle | Boxer + Poodle
Bugg | smooth | 10-20 | Puggston | Boston Terrier + Pug
Bullboxer Pit | smooth | 50-80 | Pit Boxer | American Pit Bull Terrier + Boxer
Bullypit | smooth | 50-85 | | American Bulldog + American Pit Bull Terrier
Cairnoodle | curly | 10-20 | | Cairn Terrier + Poodle
Cavachon | curly | 12-20 | Cavashon | Bichon Frise + Cavalier King Charles Spaniel
Cavapoo | curly | 10-22 | Cavoodle, Cavadoodle, Cavipoo, Cavapoochon, Cavodle | Cavalier King Charles Spaniel + Poodle
Chessador | short_double | 55-90 | | Chesapeake Bay Retriever + Labrador Retriever
Cava-Tzu | silky | 8-18 | Cavashu | Cavalier King Charles Spaniel + Shih Tzu
Cheagle | smooth | 10-25 | | Beagle + Chihuahua
Chipoo | curly | 5-15 | Choodle, Poochi | Chihuahua + Poodle
Chiweenie | smooth | 5-12 | Chiwiener, Chiweiner | Chihuahua + Dachshund
Chorkie | silky | 5-12 | Yorkiehuahua, Chorky | Chihuahua + Yorkshire Terrier
Chug | smooth | 10-20 | Pughuahua | Chihuahua + Pug
Chusky | double | 40-70 | | Chow Chow + Siberian Husky
Cockalier | long | 12-28 | | American Cocker Spaniel + Cavalier King Charles Spaniel
Cockapoo | curly | 10-28 | Cockerpoo, Cockerdoodle, Spoodle, Cocapoo, Cockapoodle, Cockeroodle | American Cocker Spaniel + Poodle
Cotonpoo | curly | 8-20 | Cotondoodle, Cottondoodle, Poo-Ton, Cotonoodle | Coton de Tulear + Poodle
Corgidor | short_double | 30-60 | | Labrador Retriever + Pembroke Welsh Corgi
Corgipoo | curly | 12-28 | Corgidoodle, Corgiedoodle | Pembroke Welsh Corgi + Poodle
Corgi Heeler | short_double | 25-40 | Cowboy Corgi | Australian Cattle Dog + Pembroke Welsh Corgi
Danedoodle | curly | 80-140 | Great Danoodle, Great Danedoodle | Great Dane + Poodle
Doberdoodle | curly | 50-80 | Doodleman | Doberman Pinscher + Poodle
Dorgi | short_double | 15-28 | Dachshund Corgi | Dachshund + Pembroke Welsh Corgi
Dorkie | silky | 5-12 | | Dachshund + Yorkshire Terrier
Double Doodle | curly | 40-80 | | Goldendoodle + Labradoodle
Doxiepoo | curly | 8-22 | Doxiedoodle, Dachshundoodle, Doxipoo | Dachshund + Poodle
Frenchton | smooth | 15-25 | Faux Frenchbo, Frenchbo | Boston Terrier + French Bulldog
Frug | smooth | 15-28 | | French Bulldog + Pug
Gerberian Shepsky | double | 45-85 | Shepsky, German Husky | German Shepherd Dog + Siberian Husky
Giant Schnoodle | curly | 60-80 | | Giant Schnauzer + Poodle
Goberian | double | 45-80 | | Golden Retriever + Siberian Husky
Goldador | short_double | 55-80 | Golden Lab, Golden Labrador, Goldador Retriever | Golden Retriever + Labrador Retriever
Golden Cocker | double | 25-45 | Dakota Sport Retriever | American Cocker Spaniel + Golden Retriever
Golden Mountain Dog | double | 75-120 | Bernese Golden | Bernese Mountain Dog + Golden Retriever
Golden Pyrenees | double | 75-120 | | Golden Retriever + Great Pyrenees
Golden Shepherd | double | 60-85 | | German Shepherd Dog + Golden Retriever
Goldendoodle | curly | 45-75 | Groodle, Goldenpoo, Golden Doddle, Golden Poodle, Standard Goldendoodle, English Goldendoodle, Goldendodle, Goldoodle, Golden Doodles | Golden Retriever + Poodle
Havachon | silky | 8-18 | | Bichon Frise + Havanese
Havapoo | curly | 7-20 | Havadoodle, Havanoodle | Havanese + Poodle
Horgi | double | 20-50 | Siborgi, Corgsky, Corgi Husky | Pembroke Welsh Corgi + Siberian Husky
Huskydoodle | curly | 35-60 | Siberpoo, Huskypoo, Siberian Doodle | Poodle + Siberian Husky
Irish Doodle | curly | 40-70 | Irish Setterdoodle | Irish Setter + Poodle
Jack Chi | smooth | 8-16 | Jackhuahua, Jackahuahua | Chihuahua + Jack Russell Terrier
Jackabee | smooth | 15-30 | | Beagle + Jack Russell Terrier
Jackapoo | curly | 10-25 | Jackadoodle | Jack Russell Terrier + Poodle
Jackshund | smooth | 13-28 | | Dachshund + Jack Russell Terrier
Jug | smooth | 10-18 | | Jack Russell Terrier + Pug
Labradoodle | curly | 50-65 | Labordoodle, Labradoddle, Labrodoodle, Labradoole, Labrador Doodle, Lab Doodle, Standard Labradoodle, Labridoodle, Labradoodel | Labrador Retriever + Poodle
Labraheeler | short_double | 35-60 | | Australian Cattle Dog + Labrador Retriever
Labrottie | short_double | 70-115 | Labweiler, Rottador | Labrador Retriever + Rottweiler
Labsky | short_double | 40-70 | Huskador | Labrador Retriever + Siberian Husky
Lhasapoo | curly | 8-18 | Lhasadoodle | Lhasa Apso + Poodle
Malchi | silky | 4-10 | | Chihuahua + Maltese
Malshi | silky | 6-12 | Maltese Shih Tzu, Malti Zu, Malt Tzu | Maltese + Shih Tzu
Maltichon | silky | 6-12 | Maltichon Frise | Bichon Frise + Maltese
Maltipom | silky | 4-9 | | Maltese + Pomeranian
Maltipoo | curly | 5-15 | Maltapoo, Maltepoo, Moodle, Maltipoodle, Malteepoo, Multipoo | Maltese + Poodle
Mastador | short_double | 85-150 | Mastidor | Labrador Retriever + Mastiff
Morkie | silky | 4-10 | Morky, Malkie, Yorktese | Maltese + Yorkshire Terrier
Newfypoo | curly | 70-130 | Newfiedoodle, Newfydoodle, Newfoodle, Newdle | Newfoundland + Poodle
Ori Pei | smooth | 15-30 | Mini Shar-Pei, Pug Shar-Pei | Chinese Shar-Pei + Pug
Peagle | short_double | 10-25 | Beaglenese | Beagle + Pekingese
Peke-A-Tese | silky | 6-12 | Peketese | Maltese + Pekingese
Peekapoo | curly | 6-20 | Pekapoo, Pekepoo, Pekipoo | Pekingese + Poodle
Pitador | short_double | 40-80 | Labrabull, Pit Lab | American Pit Bull Terrier + Labrador Retriever
Pitsky | short_double | 35-75 | Pit Husky | American Pit Bull Terrier + Siberian Husky
Pointador | short_double | 50-75 | | Labrador Retriever + Pointer
Pomapoo | curly | 4-12 | Pomapoodle, Pomadoodle, Pomoodle, Pompoo | Pomeranian + Poodle
Pomchi | double | 4-10 | Chipom | Chihuahua + Pomeranian
Pomsky | double | 15-30 | Pomski, Pomskie, Pumsky | Pomeranian + Siberian Husky
Poochon | curly | 6-18 | Bichpoo, Bichonpoo, Bichoodle | Bichon Frise + Poodle
Porkie | silky | 4-9 | Yoranian | Pomeranian + Yorkshire Terrier
Portidoodle | curly | 30-60 | | Poodle + Portuguese Water Dog
Pugapoo | curly | 10-25 | Pugoodle, Pugadoodle | Poodle + Pug
Puggle | smooth | 18-30 | Puggel, Pugle | Beagle + Pug
Pyredoodle | curly | 70-110 | Pyredoo, Pyrenoodle, Pyrepoo | Great Pyrenees + Poodle
Rat-Cha | smooth | 5-15 | | Chihuahua + Rat Terrier
Rottle | curly | 60-95 | Rottiepoo, Rottdoodle, Rottweiler Doodle | Poodle + Rottweiler
Saint Berdoodle | curly | 80-140 | Berdoodle, Saint Bernoodle, Saint Bernardoodle | Poodle + Saint Bernard
Schnorkie | wire | 5-13 | Snorkie | Miniature Schnauzer + Yorkshire Terrier
Schnoodle | curly | 10-30 | Snoodle, Schnoodel, Schnauzerdoodle, Schnoddle, Schnauzerpoo | Schnauzer + Poodle
Shar Pitt | smooth | 40-65 | | American Pit Bull Terrier + Chinese Shar-Pei
Sheepadoodle | curly | 60-85 | Sheepdoodle, Sheepapoo, Sheepadoddle, Sheepdog Doodle | Old English Sheepdog + Poodle
Shepadoodle | curly | 50-80 | Shepherdoodle, German Shepherd Doodle, German Shepadoodle | German Shepherd Dog + Poodle
Sheprador | short_double | 55-85 | German Sheprador, Labrashepherd, Labshepherd | German Shepherd Dog + Labrador Retriever
Shepweiler | short_double | 70-115 | Rottie Shepherd | German Shepherd Dog + Rottweiler
Sheltidoodle | curly | 12-35 | Sheltiepoo, Sheltie Doodle | Poodle + Shetland Sheepdog
Shichi | silky | 5-12 | Shihchi | Chihuahua + Shih Tzu
Shichon | curly | 9-18 | Zuchon, Teddy Bear, Teddy Bear Dog, Shih Chon, Tzuchon | Bichon Frise + Shih Tzu
Shihpoo | curly | 8-18 | Shi Poo, Shitzpoo, Shitzu Poo, Shihdoodle, Shoodle, Shizapoo | Poodle + Shih Tzu
Shorkie | silky | 6-14 | Shorky, Yorkie Tzu, Shorkie Tzu | Shih Tzu + Yorkshire Terrier
Shepherd Chow | double | 50-80 | | Chow Chow + German Shepherd Dog
Springador | short_double | 40-65 | Labradinger | English Springer Spaniel + Labrador Retriever
Springerdoodle | curly | 35-60 | Sproodle, Springerpoo, Springadoodle | English Springer Spaniel + Poodle
Staffador | short_double | 40-70 | Staffy Lab | Labrador Retriever + Staffordshire Bull Terrier
Texas Heeler | short_double | 25-50 | | Australian Cattle Dog + Australian Shepherd
Vizsladoodle | curly | 40-60 | Vizslapoo, Viszladoodle | Poodle + Vizsla
Weimardoodle | curly | 45-70 | Weimapoo, Weimadoodle, Weimaranerdoodle | Poodle + Weimaraner
Westiepoo | curly | 10-25 | Westipoo, Westiedoodle, Westoodle | Poodle + West Highland White Terrier
Whoodle | curly | 20-45 | Wheatenpoo, Wheatendoodle, Sweatenpoo, Wheatendoo | Poodle + Soft Coated Wheaten Terrier
Yochon | silky | 6-14 | Yorkie Bichon, Yorkichon, Borkie | Bichon Frise + Yorkshire Terrier
Yorkipoo | curly | 4-14 | Yorkiepoo, Yorkapoo, Yorkie Doodle, Yorkypoo | Poodle + Yorkshire Terrier
`;

/** Smaller crosses with their own name, and mixes with a known size only. */
export const mixes = `
Mini Aussiedoodle | curly | 12-35 | Miniature Aussiedoodle, Toy Aussiedoodle
Mini Bernedoodle | curly | 25-50 | Miniature Bernedoodle, Tiny Bernedoodle, Toy Bernedoodle, Micro Bernedoodle
Mini Goldendoodle | curly | 15-40 | Miniature Goldendoodle, Petite Goldendoodle, Toy Goldendoodle, Medium Goldendoodle, Micro Goldendoodle
Mini Labradoodle | curly | 15-40 | Miniature Labradoodle, Medium Labradoodle
Mini Sheepadoodle | curly | 20-45 | Miniature Sheepadoodle
Australian Labradoodle | curly | 15-65 | Aussie Labradoodle, Cobberdog, Australian Cobberdog, ALD
Poodle mix | curly | 10-70 | Doodle, Doodle mix, Oodle, Doddle, Poodle cross, Poo mix
Terrier mix | wire | 10-40 | Terrier cross
Mixed breed | short_double | 10-80 | Mixed, Mutt, Miix, Mis, Multi, No idea, Breed not provided, Mongrel, Unknown, Unknown mix, Unknown breed, Unk, Not sure, Shelter mutt, Rescue mutt, Not provided, Unsure, Uncertain, Undetermined, Unidentified, Not known, Cant tell, No breed, Chien, Perro, Rescue, Rescue mix, Shelter mix, Shelter dog, Dog, Cross breed, Cross, Heinz 57, Other, N/A, Idk, Dont know, Potcake, All American, Street dog, Village dog
Mixed breed, small | short_double | 5-24 | Small mix, Small dog, Small size dog, Small sized dog, Small sized mix
Mixed breed, medium | short_double | 25-60 | Medium mix, Medium dog, Medium size dog, Medium sized dog, Medium sized mix
Mixed breed, large | short_double | 60-100 | Large mix, Large dog, Big dog, Big mix, Large size dog, Large sized dog, Large sized mix, Big size dog, Big sized dog
Mixed breed, extra large | short_double | 100-150 | Extra large mix, Giant mix, Giant mixed breed
`;
