/** name | coat | usual pounds, low-high | other names and common misspellings */
export const dogsLToP = `
Labrador Retriever | short_double | 55-80 | Lab, Labrador, Black Lab, Yellow Lab, Chocolate Lab, Choc Lab, Silver Lab, White Lab, Red Lab, Fox Red Lab, Black Labrador, Labador, Labradore, Labrador Retreiver, Labrador Ret, English Lab, American Lab
Lagotto Romagnolo | curly | 24-35 | Lagotto, Lagato, Truffle Dog
Lakeland Terrier | wire | 15-17 | Lakeland
Lancashire Heeler | short_double | 9-17 |
Landseer | double | 110-165 | Landseer Newfoundland
Lapponian Herder | double | 55-66 | Lapinporokoira
Large Münsterländer | long | 55-70 |
Leonberger | double | 90-170 | Leo, Leonburger
Lhasa Apso | silky | 12-18 | Lhasa, Lasa Apso, Llasa Apso, Lhaso Apso, Lahsa Apso
Lithuanian Hound | smooth | 60-77 |
Long-haired Chihuahua | long | 3-7 | Chihuahua Long Coat, Longhair Chihuahua, Chihuahua Longhaired
Longhaired Dachshund | long | 16-32 | Long Haired Doxie, Dachshund Long Haired, Standard Longhaired Dachshund, Dachshund Long Coat
Longhaired Whippet | long | 25-40 | Silken Windsprite, Windsprite
Löwchen | silky | 9-18 | Little Lion Dog, Lowchen Little Lion Dog
Lucas Terrier | wire | 11-20 |
Magyar Agár | smooth | 49-68 | Hungarian Greyhound
Maltese | silky | 4-7 | Malteese, Maltise, Maltease, Maltese Terrier, Bichon Maltese
Manchester Terrier | smooth | 12-22 | Standard Manchester Terrier, Manchester
Maremma Sheepdog | double | 65-100 | Maremma, Maremmano, Maremmano-Abruzzese Sheepdog
Markiesje | long | 11-15 | Dutch Tulip Hound
Mastiff | short_double | 120-230 | English Mastiff, Old English Mastiff, Mastif
McNab | short_double | 30-50 | McNab Shepherd, McNab Collie, McNab Dog, McNab Herding Dog
Mi-Ki | silky | 4-10 | Miki dog
Miniature American Eskimo Dog | double | 10-20 | Mini Eskie, Miniature American Eskimo, Mini American Eskimo
Miniature American Shepherd | double | 20-40 | Mini Aussie, Mini Australian Shepherd, Miniature Australian Shepherd, Mini American Shepherd, Toy Aussie, Toy Australian Shepherd, Miniature Aussie
Miniature Bull Terrier | smooth | 18-28 | Mini Bull Terrier
Miniature Dachshund | smooth | 8-11 | Mini Dachshund, Mini Doxie, Mini Dachsund, Miniature Smooth Dachshund, Dachshund Smooth Coat Miniature, Toy Dachshund
Miniature Fox Terrier | smooth | 6-12 |
Miniature Longhaired Dachshund | long | 8-11 | Mini Longhaired Dachshund, Mini Long Haired Doxie, Dachshund Long Haired Miniature
Miniature Pinscher | smooth | 8-11 | Min Pin, Minnie Pin, Mini Pinscher, Mini Pincher, Miniature Pincher, Miniature Pincer, Mini Doberman
Miniature Poodle | curly | 10-18 | Mini Poodle, Min Poodle
Miniature Schnauzer | wire | 11-20 | Mini Schnauzer, Min Schnauzer, Miniature Schnauser, Mini Schnauser, Miniature Snauzer, Toy Schnauzer
Miniature Wirehaired Dachshund | wire | 8-11 | Mini Wirehaired Dachshund, Mini Wire Haired Doxie
Miniature Xoloitzcuintli | hairless | 15-30 | Mini Xolo, Miniature Xolo
Montenegrin Mountain Hound | smooth | 44-55 |
Moscow Watchdog | double | 100-150 |
Mountain Cur | smooth | 30-60 | Original Mountain Cur
Mountain Feist | smooth | 12-30 | Feist, Fiest, Treeing Feist, Denmark Feist
Moyen Poodle | curly | 20-35 | Klein Poodle, Medium Poodle
Mudhol Hound | smooth | 45-62 | Caravan Hound
Mudi | double | 18-29 |
Neapolitan Mastiff | smooth | 110-150 | Mastino, Mastino Napoletano, Neo Mastiff
New Guinea Singing Dog | double | 18-30 | Singing Dog
Newfoundland | double | 100-150 | Newfie, Newfy, Newf, Newfoundlander
Norfolk Terrier | wire | 11-12 | Norfolk
Norrbottenspets | short_double | 18-33 |
Northern Inuit Dog | double | 55-110 | Northern Inuit
Norwegian Buhund | double | 26-40 | Buhund
Norwegian Elkhound | double | 48-55 | Elkhound
Norwegian Lundehund | short_double | 20-30 | Lundehund, Puffin Dog
Norwich Terrier | wire | 10-12 | Norwich
Nova Scotia Duck Tolling Retriever | double | 35-50 | Toller, Duck Toller, Duck Tolling Retriever, Nova Scotia Duck Toller, NSDTR, Nova Scotia Retriever
Old Danish Pointer | smooth | 57-77 |
Old English Sheepdog | long | 60-100 | OES, Sheepdog, English Sheepdog, Bobtail Sheepdog
Olde English Bulldogge | smooth | 50-80 | Old English Bulldog, Olde English Bulldog, OEB, Bulldogge, Leavitt Bulldog
Otterhound | wire | 80-115 |
Papillon | long | 5-10 | Pappillon, Papillion, Pap, Phalène, Butterfly Dog
Parson Russell Terrier | wire | 13-17 | Parson Russell, Parson Jack Russell, Parsons Russell Terrier, Parson Jack
Patterdale Terrier | smooth | 11-20 | Patterdale
Pekingese | long | 7-14 | Peke, Pekinese, Pekingnese, Pekenese, Pekeingese, Pekineese, Pekignese
Pembroke Welsh Corgi | double | 20-30 | Corgi, Welsh Corgi, Pembroke, Pembroke Corgi, Pem, Corgie, Corgy
Perdiguero Galego | smooth | 35-60 | Galician Pointer
Perro de Presa Canario | smooth | 84-140 | Presa Canario, Presa, Canary Mastiff, Dogo Canario
Peruvian Inca Orchid | hairless | 9-55 | Peruvian Hairless, Peruvian Hairless Dog, Inca Orchid
Petit Basset Griffon Vendéen | wire | 25-40 | PBGV
Petit Bleu de Gascogne | smooth | 40-48 |
Pharaoh Hound | smooth | 45-55 | Pharoah Hound, Pharaoh, Pharoh Hound
Phu Quoc Ridgeback | smooth | 26-45 |
Picardy Spaniel | long | 44-55 | Blue Picardy Spaniel
Plott Hound | smooth | 40-60 | Plott, Plot Hound
Plummer Terrier | smooth | 12-15 |
Podenco Andaluz | smooth | 18-60 | Podenco, Andalusian Hound
Podenco Canario | smooth | 44-55 | Canarian Warren Hound
Pointer | smooth | 45-75 | English Pointer
Poitevin | smooth | 66-77 |
Polish Greyhound | smooth | 60-88 | Chart Polski
Polish Hound | smooth | 44-70 | Ogar Polski
Polish Hunting Dog | smooth | 44-66 | Gończy Polski
Polish Lowland Sheepdog | long | 30-50 | PON, Polski Owczarek Nizinny
Pomeranian | double | 3-7 | Pom, Pomeranean, Pomeranium, Pomaranian, Pomerian, Pomerainian, Teacup Pomeranian
Pont-Audemer Spaniel | long | 40-55 |
Poodle | curly | 4-70 | Poodel, Caniche, Podle, French Poodle
Porcelaine | smooth | 55-62 |
Portuguese Podengo | smooth | 35-66 | Podengo, Portuguese Podengo Medio
Portuguese Podengo Pequeno | wire | 9-13 | Podengo Pequeno, Small Portuguese Podengo
Portuguese Pointer | smooth | 35-59 | Perdigueiro Português
Portuguese Sheepdog | long | 37-59 | Cão da Serra de Aires
Portuguese Water Dog | curly | 35-60 | PWD, Portie, Porty, Portugese Water Dog, Cão de Água
Prague Ratter | smooth | 3-7 | Pražský Krysařík
Pudelpointer | wire | 44-66 |
Pug | short_double | 14-18 | Pugg, Mops, Chinese Pug
Puli | corded | 25-35 | Hungarian Puli
Pumi | curly | 22-29 | Hungarian Pumi
Pyrenean Mastiff | double | 120-240 |
Pyrenean Shepherd | long | 15-30 | Pyrenean Sheepdog, Pyr Shep, Berger des Pyrénées
`;
