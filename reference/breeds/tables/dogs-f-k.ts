/** name | coat | usual pounds, low-high | other names and common misspellings */
export const dogsFToK = `
Field Spaniel | long | 35-50 |
Fila Brasileiro | smooth | 90-150 | Brazilian Mastiff, Fila, Cao de Fila
Finnish Hound | short_double | 45-55 |
Finnish Lapphund | double | 33-53 | Lapphund
Finnish Spitz | double | 20-33 | Finkie
Flat-Coated Retriever | long | 55-75 | Flat Coat, Flat Coat Retriever, Flattie
French Bulldog | smooth | 16-28 | Frenchie, Frenchy, Frenchi, Frech Bulldog, Fluffy Frenchie
French Spaniel | long | 44-60 | Épagneul Français
Galgo Español | smooth | 44-66 | Galgo, Spanish Greyhound
Gascon Saintongeois | smooth | 66-77 | Grand Gascon Saintongeois
Georgian Shepherd | double | 90-130 |
German Hound | smooth | 35-50 | Deutsche Bracke
German Longhaired Pointer | long | 60-80 | GLP
German Pinscher | smooth | 25-45 | Standard Pinscher
German Roughhaired Pointer | wire | 44-70 | Deutsch Stichelhaar
German Shepherd Dog | double | 50-90 | Shep, German Shepherd, GSD, Alsatian, Shepherd, German Shepard, German Shephard, German Sheperd, German Shep, G Shepherd, Shepard, Long Haired German Shepherd
German Shorthaired Pointer | smooth | 45-70 | GSP, German Shorthair, German Short Hair Pointer
German Spaniel | long | 40-55 | Deutscher Wachtelhund
German Spitz | double | 10-26 | Spitz, Mittelspitz, Kleinspitz
German Wirehaired Pointer | wire | 50-70 | GWP, Drahthaar, Deutsch Drahthaar, German Wirehair
Giant Schnauzer | wire | 55-85 | Riesenschnauzer
Glen of Imaal Terrier | wire | 32-40 | Glen of Imaal
Golden Retriever | double | 55-75 | Golden, Golden Retreiver, Golden Retriver, English Cream Golden Retriever, English Golden, Cream Golden, Red Golden Retriever
Gordon Setter | long | 45-80 | Gordon
Grand Basset Griffon Vendéen | wire | 40-45 | GBGV
Grand Bleu de Gascogne | smooth | 70-80 | Great Gascony Blue
Grand Griffon Vendéen | wire | 66-77 |
Great Dane | smooth | 110-175 | Dane, Deutsche Dogge, German Mastiff, Harlequin Great Dane
Great Pyrenees | double | 85-120 | Pyr, Pyrenees, Great Pyr, Pyrenean Mountain Dog, Great Pyrenese, Great Pyranees, Great Pyreneese
Greater Swiss Mountain Dog | short_double | 85-140 | Swissy, Greater Swiss, GSMD
Greek Harehound | smooth | 37-44 | Hellenic Hound
Greek Shepherd | double | 70-110 |
Greenland Dog | double | 60-100 | Greenland Sled Dog
Greyhound | smooth | 55-80 | Grayhound, Retired Racing Greyhound
Griffon Bleu de Gascogne | wire | 35-42 |
Griffon Fauve de Bretagne | wire | 40-50 |
Griffon Nivernais | wire | 48-55 |
Hamiltonstövare | smooth | 50-60 | Hamilton Hound
Hanoverian Scenthound | smooth | 66-99 | Hanover Hound
Harrier | smooth | 45-60 |
Havanese | silky | 7-13 | Havenese, Havanees, Havaneese, Havana Silk Dog, Bichon Havanais
Hokkaido | double | 44-66 | Hokkaido Ken, Ainu Dog
Hound | smooth | 40-70 | Hound Dog, Hound Unspecified
Hovawart | double | 55-90 |
Huntaway | short_double | 40-65 | New Zealand Huntaway
Ibizan Hound | smooth | 45-60 | Ibizan, Podenco Ibicenco, Beezer
Icelandic Sheepdog | double | 25-30 | Icelandic Dog, Icie
Indian Pariah Dog | short_double | 33-66 | Desi Dog, Indie Dog, INDog, Pariah
Irish Red and White Setter | long | 42-60 | Red and White Setter
Irish Setter | long | 55-75 | Red Setter
Irish Terrier | wire | 25-27 |
Irish Water Spaniel | curly | 45-68 |
Irish Wolfhound | wire | 105-160 | Wolfhound
Istrian Coarse-haired Hound | wire | 35-53 |
Istrian Shorthaired Hound | smooth | 35-50 |
Italian Greyhound | smooth | 7-14 | Iggy, Ital Greyhound, IG
Jack Russell Terrier | smooth | 13-17 | JRT, Jack Russell, Jack Russel, Jack Russel Terrier, Jack Russle, Jack Terrier, Russell Terrier, Shorty Jack
Jack Russell Terrier Broken Coat | wire | 13-17 | Rough Coated Jack Russell, Wirehaired Jack Russell, Broken Coat Jack Russell
Jagdterrier | smooth | 17-22 | German Hunt Terrier, Deutscher Jagdterrier
Jämthund | double | 55-77 | Swedish Elkhound
Japanese Akita | double | 60-100 | Akita Inu, Akita Ken
Japanese Chin | silky | 7-11 | Chin, Japanese Spaniel, Japanese Chin/Spaniel
Japanese Spitz | double | 11-20 |
Japanese Terrier | smooth | 5-9 |
Kai Ken | double | 20-40 | Kai Dog
Kangal Shepherd Dog | short_double | 90-145 | Kangal, Kangal Dog, Turkish Kangal
Karakachan | double | 88-130 | Bulgarian Shepherd
Karelian Bear Dog | double | 40-65 |
Karst Shepherd | double | 57-92 |
Keeshond | double | 35-45 | Kees, Keeshound, Wolfspitz
Kerry Beagle | smooth | 45-60 |
Kerry Blue Terrier | curly | 33-40 | Kerry Blue, Irish Blue Terrier
King Shepherd | double | 90-150 | King German Shepherd
Kintamani | double | 28-40 | Bali Dog
Kishu Ken | double | 30-60 | Kishu
Kokoni | long | 9-18 | Small Greek Domestic Dog
Komondor | corded | 80-130 | Mop Dog, Hungarian Sheepdog
Kooikerhondje | long | 20-30 | Kooiker, Nederlandse Kooikerhondje
Koolie | short_double | 33-53 | Australian Koolie, German Coolie
Korean Jindo | double | 30-50 | Jindo, Jindo Dog, Korean Jindo Dog
Kromfohrländer | wire | 20-35 |
Kunming Wolfdog | double | 66-84 | Kunming Dog
Kuvasz | double | 70-115 | Kuvaz
`;
