/** name | coat | usual pounds, low-high | other names and common misspellings */
export const dogsQToZ = `
Rafeiro do Alentejo | short_double | 77-132 | Alentejo Mastiff
Rajapalayam | smooth | 50-75 |
Rampur Greyhound | smooth | 60-66 | Rampur Hound
Rat Terrier | smooth | 10-25 | Rattie, Rat Terrior, Decker Rat Terrier
Redbone Coonhound | smooth | 45-70 | Redbone, Redbone Hound
Retriever | short_double | 50-80 | Retriever Unspecified
Rhodesian Ridgeback | smooth | 64-90 | Ridgeback, Rhodesian, Rodesian Ridgeback
Romanian Mioritic Shepherd Dog | long | 77-130 | Mioritic, Romanian Mioritic Shepherd
Rottweiler | short_double | 80-135 | Rottie, Rotweiler, Rottweiller, Rotti, Rott, Rottwieler, Rotty
Rough Collie | double | 50-75 | Collie, Lassie, Colly, Scotch Collie, Rough Coated Collie
Russian Spaniel | long | 20-35 |
Russian Toy | smooth | 3-6 | Russkiy Toy, Russian Toy Terrier
Russian Tsvetnaya Bolonka | silky | 4-11 | Bolonka, Bolonka Zwetna
Russo-European Laika | double | 44-50 |
Saarloos Wolfdog | double | 66-90 | Saarloos
Saint Bernard | double | 120-180 | Longhaired Saint Bernard, Saint Bernhard, St Bernards, Saint Bernerd
Saint Bernard Smooth Coat | short_double | 120-180 | Smooth Saint Bernard, Shorthaired Saint Bernard
Saint-Usuge Spaniel | long | 26-33 |
Saluki | long | 40-65 | Persian Greyhound
Samoyed | double | 35-65 | Sammy, Samoyd, Samoid, Sammie
Sapsali | long | 40-60 | Sapsaree
Šarplaninac | double | 66-100 | Sharplanina, Illyrian Shepherd
Schapendoes | long | 26-44 | Dutch Sheepdog
Schillerstövare | smooth | 40-55 | Schiller Hound
Schipperke | double | 10-16 | Skipperke, Schip, Schiperke
Schnauzer | wire | 11-85 | Schnauser, Snauzer, Schnauzer Unspecified, Shnauzer
Schweizer Laufhund | smooth | 33-44 | Swiss Hound
Scottish Deerhound | wire | 75-110 | Deerhound
Scottish Terrier | wire | 18-22 | Scottie, Scotty, Scotch Terrier, Aberdeen Terrier
Sealyham Terrier | wire | 18-24 | Sealyham
Segugio Italiano | smooth | 39-62 | Italian Hound
Serbian Hound | smooth | 44-55 |
Serbian Tricolor Hound | smooth | 44-55 |
Setter | long | 45-80 | Setter Unspecified
Shetland Sheepdog | double | 15-25 | Sheltie, Shelty, Shetland, Mini Collie, Miniature Collie
Shiba Inu | double | 17-23 | Shiba, Shiba Enu, Sheba Inu, Shiba Ken
Shih Tzu | silky | 9-16 | Shitzu, Shitsu, Shit Tzu, Shih Zu, Shitz Tzu, Shih Tsu, Shitzhu, Shizu, Shih Tzi, Imperial Shih Tzu, Shit Szu
Shikoku | double | 35-55 | Shikoku Ken
Shiloh Shepherd | double | 80-130 |
Siberian Husky | double | 35-60 | Husky, Huskey, Huskie, Siberian, Siberian Huskey, Sibe
Silken Windhound | silky | 33-55 |
Silky Terrier | silky | 8-11 | Australian Silky Terrier, Silky, Sydney Silky
Skye Terrier | silky | 35-45 | Skye
Sloughi | smooth | 35-60 | Arabian Greyhound
Slovak Cuvac | double | 68-97 | Slovenský Čuvač
Slovak Wirehaired Pointer | wire | 50-65 | Slovak Rough-haired Pointer
Slovenský Kopov | smooth | 33-44 | Slovakian Hound
Small Münsterländer | long | 40-60 | Munsterlander, Small Munsterlander Pointer
Smooth Collie | short_double | 50-75 | Smooth Coated Collie
Smooth Fox Terrier | smooth | 15-18 | Fox Terrier, Smooth Haired Fox Terrier
Soft Coated Wheaten Terrier | silky | 30-40 | Wheaten, Wheaten Terrier, Wheaton Terrier, Wheaton, Weaton, SCWT, Softcoated Wheaten, Soft Coat Wheaten
South Russian Ovcharka | long | 105-150 | South Russian Shepherd
Spaniel | long | 20-45 | Spanial, Spaniel Unspecified
Spanish Mastiff | short_double | 115-220 | Mastín Español
Spanish Water Dog | curly | 31-49 | Perro de Agua Español
Spinone Italiano | wire | 61-86 | Spinone, Italian Spinone
Stabyhoun | long | 40-60 | Stabij
Staffordshire Bull Terrier | smooth | 24-38 | Staffy, Staffie, English Staffordshire Terrier, Staff Bull, Staffordshire Bull, Stafford, Staff
Standard American Eskimo Dog | double | 25-35 | Standard American Eskimo, Standard Eskie
Standard Poodle | curly | 40-70 | Royal Poodle, Large Poodle
Standard Schnauzer | wire | 30-50 | Mittelschnauzer, Medium Schnauzer
Standard Xoloitzcuintli | hairless | 30-55 | Standard Xolo
Styrian Coarse-haired Hound | wire | 33-40 |
Sussex Spaniel | long | 35-45 | Sussex
Swedish Lapphund | double | 40-46 |
Swedish Vallhund | double | 20-35 | Vallhund, Viking Dog
Taigan | long | 50-65 |
Taiwan Dog | smooth | 26-40 | Formosan Mountain Dog, Formosan, Taiwan Mountain Dog
Tamaskan | double | 50-90 | Tamaskan Dog
Tatra Shepherd Dog | double | 80-130 | Polish Tatra Sheepdog
Teddy Roosevelt Terrier | smooth | 8-25 | Teddy Terrier
Telomian | smooth | 18-28 |
Tenterfield Terrier | smooth | 6-10 |
Terrier | wire | 10-35 | Terrior, Terrier Unspecified
Thai Bangkaew Dog | double | 35-57 | Bangkaew
Thai Ridgeback | smooth | 35-75 |
Tibetan Mastiff | double | 70-150 | Tibetan Mastif
Tibetan Spaniel | long | 9-15 | Tibbie
Tibetan Terrier | long | 18-30 | TT
Tornjak | double | 62-110 | Bosnian Shepherd
Tosa | smooth | 100-200 | Tosa Inu, Tosa Ken, Japanese Mastiff
Toy American Eskimo Dog | double | 6-10 | Toy Eskie, Toy American Eskimo
Toy Fox Terrier | smooth | 4-9 | Amertoy, TFT
Toy Manchester Terrier | smooth | 6-12 |
Toy Poodle | curly | 4-8 | Teacup Poodle, Tiny Poodle, Toy Poodel
Toy Xoloitzcuintli | hairless | 10-15 | Toy Xolo
Transylvanian Hound | smooth | 55-77 | Hungarian Hound
Treeing Cur | smooth | 30-60 |
Treeing Tennessee Brindle | smooth | 30-50 | Tennessee Brindle, Brindle Hound
Treeing Walker Coonhound | smooth | 50-70 | Walker Hound, Treeing Walker, Walker Coonhound, Treeing Walker Hound
Trigg Hound | smooth | 45-65 |
Tyrolean Hound | smooth | 33-49 |
Valencian Terrier | smooth | 9-18 | Ratonero Valenciano
Vizsla | smooth | 44-60 | Viszla, Vizla, Vizsla Hungarian, Visla, Vislza
Volpino Italiano | double | 8-12 | Volpino
Weimaraner | smooth | 55-90 | Weim, Wiemaraner, Weimeraner, Weimariner, Weimerander, Weimar
Welsh Sheepdog | double | 33-45 | Welsh Collie
Welsh Springer Spaniel | long | 35-55 | Welsh Springer, Welshie
Welsh Terrier | wire | 19-22 |
West Highland White Terrier | wire | 15-20 | Westie, West Highland Terrier, West Highland, Westy, WHWT, West Highland White
West Siberian Laika | double | 35-50 |
Westphalian Dachsbracke | smooth | 33-40 |
Wetterhoun | curly | 50-75 | Frisian Water Dog
Whippet | smooth | 25-40 | Whippit, Wippet, Whippett
White Swiss Shepherd Dog | double | 55-88 | White Shepherd, White German Shepherd, American White Shepherd, Berger Blanc Suisse, White Swiss Shepherd
Wire Fox Terrier | wire | 15-18 | Wirehaired Fox Terrier, Wire Hair Fox Terrier, Wirehair Terrier
Wirehaired Dachshund | wire | 16-32 | Wire Haired Doxie, Dachshund Wire Haired
Wirehaired Pointing Griffon | wire | 35-70 | WPG, Griffon, Wirehair Pointing Griffon, Korthals Griffon
Wirehaired Vizsla | wire | 45-65 | Hungarian Wirehaired Vizsla
Wolfdog | double | 60-110 | Wolf Hybrid, Wolf
Xoloitzcuintli | hairless | 10-55 | Xolo, Xoloitzcuintle, Mexican Hairless, Mexican Hairless Dog
Yakutian Laika | double | 40-55 |
Yorkshire Terrier | silky | 4-7 | Yorkie, Yorky, Yorki, York, Yorkshire, Yorkshire Terrior, Yorshire Terrier, York Terrier, Teacup Yorkie, Yorkies
`;
