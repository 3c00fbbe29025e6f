/** Words of invented businesses of twelve trades in ten languages: what they offer, and what else their sites list. */

/** A title and what stands under it. */
export interface TitledList {
  title: string;
  points: readonly string[];
}

export interface TradeVocabulary {
  lang: string;
  /** Titles over services: of a section, of a page. */
  offers: readonly string[];
  services: readonly string[];
  desc: readonly string[];
  nav: readonly string[];
  hero: readonly string[];
  call: string;
  about: string;
  values: TitledList;
  steps: TitledList;
  /** "Name, role". */
  team: TitledList;
  clients: TitledList;
  towns: TitledList;
  /** "Words of a customer – name". */
  say: TitledList;
  blog: TitledList;
  kit: TitledList;
  awards: TitledList;
  assoc: TitledList;
}

const PLAIN = new Set(['lang', 'call', 'about']);
const LISTS = new Set(['offers', 'services', 'desc', 'nav', 'hero']);

/** One line a member; parts are divided by bars, and the first part of a list is its title. */
const vocabularies = `
lang en
offers Plumbing Services | What we do | How we can help
services Boiler installation | Leak detection | Bathroom fitting | Drain unblocking | Underfloor heating | Landlord gas certificates | Power flushing
values Why homeowners trust us | No call-out charge | Fully insured | Local and family run | Clear quotes up front
steps How it works | Give us a ring | We take a look | You get a fixed quote | Job done
team Meet the team | Gary Whitlock, Lead engineer | Dean Foss, Apprentice | Sue Whitlock, Office manager
clients Who we work for | Harrow Lettings | Bright Homes | Castle Estates
towns Areas we cover | Bexley | Dartford | Sidcup | Welling
say What our customers say | "Turned up on time and fixed it in an hour." – Jan P. | "Lovely lads, tidy work." – Mrs Oakes
blog Latest news | Five signs your boiler is failing | How to bleed a radiator | We are now on Instagram
kit Tools of the trade | Thermal camera | Pipe freezer | CCTV probe
awards Awards | Trusted Trader 2023 | Best Local Business 2021
assoc Accreditations | Safe Gas Register | Guild of Plumbers | Local Trades
nav Home | About us | Gallery | Reviews | Contact
hero Your local heating experts | Call us today for a free quote
call Find out more
about We have kept homes warm across south-east London since 1998, and most of our work comes by word of mouth.
desc Fast, tidy work at a price agreed before we start, with parts that last. | Our engineers carry most parts on the van, so the job is usually finished the same day. | We protect your floors, clean up after ourselves and explain what we did.

lang en
offers Treatments | Our treatments | Treatment menu
services Dermaplaning | Lash lift and tint | Hydrafacial | Eyebrow lamination | Microneedling | Spray tanning | Chemical peels
values The Willow difference | Cruelty-free products | Trained therapists | A calm space | Late opening
steps Your visit | Fill in the form | Patch test | Relax
team The therapists | Keira Nolan, Owner | Bea Tully, Skin specialist | Imogen Frye, Lash artist
clients As seen in | The Lantern | Sunday Glow | County Life
towns Find a salon | Galway | Ennis | Limerick
say Kind words | "My skin has never looked better." – Orla | "A little oasis." – Siobhán
blog Journal | SPF every day | Our summer favourites | Wedding skin timeline
kit Brands we love | Lumea | Rosemarin | Sable Skincare
awards Awards | Best Day Spa Connacht 2022 | Salon of the Year finalist
assoc Members of | Guild of Therapists | Beauty Confederation
nav Home | About | Gift vouchers | Journal | Contact
hero Feel like yourself again | New clients welcome
call Book now
about A small salon above the bookshop, where nobody rushes you and the tea is always on.
desc A gentle treatment that leaves your skin bright and smooth for weeks. | We begin with a short consultation so that it suits your skin. | Results show after one visit and last for about a month.

lang de
offers Unsere Leistungen | Therapieangebot | Was wir behandeln
services Krankengymnastik | Manuelle Therapie | Lymphdrainage | Kinesiotaping | Fango | Hausbesuche | Craniomandibuläre Dysfunktion
values Darum zu uns | Kurze Wartezeiten | Barrierefreier Zugang | Erfahrenes Team | Zeit für Sie
steps So läuft es ab | Rezept mitbringen | Befund erheben | Behandlungsplan
team Das Team | Jana Oberle, Physiotherapeutin | Felix Kranz, Osteopath | Dorit Seip, Empfang
clients Kooperationen | TSV Eichenau | Klinikum Fürstenfeld | Sanitätshaus Mayr
towns Einzugsgebiet | Eichenau | Puchheim | Olching | Alling
say Das sagen unsere Patienten | „Endlich wieder schmerzfrei.“ – Helga M. | „Sehr einfühlsam.“ – R. Brandt
blog Aktuelles | Neue Öffnungszeiten ab Mai | Rückenfit im Büro | Wir suchen Verstärkung
kit Ausstattung | Gerätepark | Behandlungsräume | Sprossenwand
awards Auszeichnungen | Ausgezeichneter Ausbildungsbetrieb | Gesundheitspreis 2022
assoc Mitgliedschaften | Verband der Therapeuten | Bewegung e. V.
nav Startseite | Praxis | Karriere | Galerie | Kontakt
hero Bewegung ist Leben | Termine auch am Abend
call Mehr erfahren
about Seit 2004 begleiten wir Menschen jeden Alters auf dem Weg zurück in den Alltag.
desc Gezielte Übungen helfen, Schmerzen zu lindern und die Beweglichkeit zu verbessern. | Wir nehmen uns Zeit für einen gründlichen Befund und erklären jeden Schritt. | Die Behandlung richtet sich nach Ihrem Rezept und nach Ihrem Befinden.

lang de
offers Leistungsspektrum | Unsere Kompetenzen | Tätigkeitsschwerpunkte
services Steuererklärung | Lohnbuchhaltung | Existenzgründung | Jahresabschluss | Erbschaftsteuer | Betriebsprüfung | Vereinsbesteuerung
values Ihre Vorteile | Digitale Prozesse | Feste Ansprechpartner | Transparente Honorare | Diskretion
steps In drei Schritten | Kontakt aufnehmen | Unterlagen hochladen | Zurücklehnen
team Kanzleiteam | Dr. Ingrid Haller, Steuerberaterin | Uwe Stark, Bilanzbuchhalter | Petra Nagel, Sekretariat
clients Branchen | Handwerk | Ärzte und Apotheker | Landwirtschaft
towns Standorte | Ravensburg | Weingarten | Wangen
say Mandantenstimmen | „Schnell und verständlich.“ – Tischlerei Rapp | „Immer erreichbar.“ – Dr. Voss
blog Mandantenbrief | Grundsteuer: neue Fristen | Homeoffice-Pauschale 2024 | Kanzleiausflug ins Allgäu
kit Downloads | Checkliste Minijob | Vollmacht | Fahrtenbuch
awards Ausgezeichnet | Digitale Kanzlei 2023 | Beste Kanzleien im Land
assoc Mitglied bei | Steuerberaterkammer | Rechenverbund
nav Start | Kanzlei | Karriere | Downloads | Kontakt
hero Zahlen, die Sie verstehen | Vereinbaren Sie ein Kennenlernen
call Mehr dazu
about Wir beraten Privatleute, Vereine und kleine Betriebe in Oberschwaben, persönlich und auf Augenhöhe.
desc Wir kümmern uns fristgerecht um alles und melden uns, wenn etwas fehlt. | Sie laden Ihre Belege hoch, den Rest erledigen wir. | Wir prüfen Bescheide und legen, wenn nötig, Einspruch ein.

lang es
offers Servicios | Qué hacemos | Servicios que ofrecemos
services Fontanería | Pintura de interiores | Instalaciones eléctricas | Alicatados | Carpintería de aluminio | Impermeabilización | Aire acondicionado
values Nuestros valores | Seriedad | Plazos cumplidos | Presupuesto sin compromiso | Garantía por escrito
steps Pasos | Llámanos | Visitamos tu casa | Presupuesto en 48 horas
team Quiénes somos | Paco Molina, Encargado | Sonia Vidal, Arquitecta técnica | Iván Pons, Pintor
clients Clientes | Hotel Miramar | Comunidad Plaza Mayor | Bar El Puerto
towns Zonas de trabajo | Gandía | Oliva | Dénia | Xàtiva
say Testimonios | «Cumplieron el plazo.» – Amparo | «Muy limpios.» – Joan
blog Noticias | Ideas para baños pequeños | Ayudas a la rehabilitación | Tendencias 2024
kit Marcas | Aqualor | Ceramont | Klimara
awards Reconocimientos | Empresa familiar del año | ISO 9001
assoc Asociaciones | Gremio de Constructores | Cámara de Comercio de Valencia
nav Inicio | Nosotros | Proyectos | Blog | Contacto
hero Renovamos tu hogar | Pide presupuesto gratis
call Ver más
about Somos una empresa familiar de la Safor que reforma pisos, locales y casas de campo.
desc Nos encargamos de todo, desde la licencia hasta la limpieza final. | Trabajamos con oficiales propios y materiales de confianza. | Te explicamos cada partida antes de empezar la obra.

lang fr
offers Nos prestations | Nos domaines d'intervention | Ce que nous faisons
services Réfection de toiture | Démoussage | Zinguerie | Isolation des combles | Ravalement de façade | Pose de fenêtres de toit | Recherche de fuite
values Pourquoi nous faire confiance | Devis gratuit | Artisan local | Garantie décennale | Délais respectés
steps Le déroulement | Premier contact | Visite technique | Chantier
team Notre équipe | Rémi Garnier, Gérant | Kévin Morel, Couvreur | Lucie Garnier, Secrétaire
clients Réalisations | Maison à Vannes | Longère à Elven | Église de Sulniac
towns Zone d'intervention | Vannes | Auray | Elven | Questembert
say Témoignages | « Travail soigné. » – M. Le Goff | « Équipe ponctuelle. » – Annie
blog Actualités | Les aides de l'État en 2024 | Ardoise ou tuile ? | Nous recrutons
kit Matériaux | Ardoise naturelle | Tuile de pays | Zinc
awards Certifications | Qualité du bâtiment | Artisan d'art
assoc Membre de | Union des artisans | Chambre des métiers
nav Accueil | L'entreprise | Réalisations | Avis | Contact
hero Votre toit entre de bonnes mains | Appelez-nous
call Lire la suite
about Artisans de père en fils, nous travaillons dans tout le golfe du Morbihan.
desc Nous intervenons rapidement et protégeons votre jardin pendant les travaux. | Des matériaux choisis pour le climat breton et une pose dans les règles. | Un compte rendu avec photos vous est remis à la fin.

lang it
offers I nostri servizi | Di cosa ci occupiamo | Cosa facciamo
services Tagliandi | Verniciatura a forno | Ricarica climatizzatore | Soccorso stradale | Sostituzione parabrezza | Collaudi e revisioni | Raddrizzatura telaio
values I nostri punti di forza | Preventivi chiari | Ricambi originali | Trent'anni di esperienza | Cortesia
steps Come funziona | Ci porti l'auto | Facciamo il preventivo | Ritiri l'auto pronta
team Chi lavora con noi | Mauro Tosi, Carrozziere | Ilaria Tosi, Amministrazione | Dino Sarti, Meccanico
clients Convenzioni | Assicura | Soccorso Uno | Noleggio Blu
towns Dove operiamo | Pontedera | Cascina | Ponsacco
say Cosa dicono i clienti | «Lavoro perfetto.» – Gianni | «Veloci e onesti.» – Elena
blog News | Pneumatici invernali: quando | Bonus revisioni | Chiusura estiva
kit Attrezzature | Banco dima | Cabina forno | Ponte sollevatore
awards Certificazioni | ISO 14001 | Officina autorizzata
assoc Aderiamo a | Lega artigiani | Club auto
nav Home | L'azienda | Galleria | Lavora con noi | Contatti
hero La tua auto in buone mani | Chiamaci per un preventivo
call Leggi tutto
about Una famiglia di artigiani al servizio degli automobilisti della Valdera dal 1985.
desc Lavoriamo con cura e ti consegniamo l'auto nei tempi stabiliti. | Usiamo solo ricambi garantiti e vernici all'acqua. | Ti spieghiamo cosa serve e quanto costa, prima di iniziare.

lang pt
offers Serviços | O que fazemos | Nossos serviços
services Conserto de geladeiras | Instalação de ar-condicionado | Manutenção de máquinas de lavar | Troca de resistência | Limpeza de split | Carga de gás | Conserto de micro-ondas
values Diferenciais | Orçamento grátis | Atendimento no mesmo dia | Técnicos treinados | Garantia de 90 dias
steps Passo a passo | Chame no WhatsApp | Agendamos a visita | Pague só se aprovar
team Quem somos | Edson Prates, Técnico | Rosana Prates, Atendimento | Caio Lemos, Auxiliar
clients Marcas que atendemos | Frigomar | Lavabem | Consulta | Luz
towns Bairros atendidos | Moema | Saúde | Jabaquara | Vila Mariana
say Depoimentos | "Resolveram na hora." – Dona Cida | "Preço justo." – Marcelo
blog Dicas | Sua geladeira não gela? | Economize energia | Como limpar o filtro
kit Ferramentas | Manômetro digital | Bomba de vácuo | Multímetro
awards Conquistas | Melhor do bairro 2022 | Selo de confiança
assoc Credenciais | Conselho regional | Rede de técnicos
nav Início | Quem somos | Dicas | Depoimentos | Contato
hero Assistência técnica de confiança | Fale com a gente
call Saiba mais
about Há doze anos atendendo a zona sul de São Paulo com peças originais e conversa franca.
desc Vamos até você no horário combinado e resolvemos na primeira visita sempre que possível. | Usamos peças originais e deixamos tudo limpo. | O orçamento é sem compromisso e você decide na hora.

lang nl
offers Behandelingen | Onze behandelingen | Aanbod
services Medische pedicure | Nagelreparatie | Orthesetechniek | Voetmassage | Eeltverwijdering | Diabetische voet | Gellak tenen
values Daarom bij mij | Vakbekwaam | Hygiënisch werken | Parkeren voor de deur | Ook 's avonds
steps Zo werkt het | Afspraak maken | Voetonderzoek | Advies mee naar huis
team Over mij | Karin Veldhuis, Pedicure | Anja Mulder, Stagiaire
clients Zorgverzekeraars | Zorgplus | De Eendracht | Gouden Ster
towns Ook aan huis in | Epe | Vaassen | Heerde
say Ervaringen | "Ik loop weer als een kievit." – Mevr. Smit | "Zachte handen." – Gerda
blog Tips | Zomervoeten | Goede schoenen kiezen | Vakantiesluiting
kit Mijn praktijk | Behandelstoel | Sterilisator | Wachtruimte
awards Diploma's | Medisch pedicure | Reumatische voet
assoc Lid van | Bond van pedicures | Kwaliteitsregister
nav Home | Over mij | Tarieven | Tips | Contact
hero Zorg voor uw voeten | Bel gerust
call Meer info
about In mijn rustige praktijk aan huis krijgen uw voeten alle aandacht.
desc Een behandeling van ongeveer drie kwartier, afgestemd op uw voeten. | Ik werk volgens de richtlijnen van de branche. | U krijgt advies voor thuis mee.

lang pl
offers Oferta | Jak mogę pomóc | W czym pomagam
services Terapia par | Psychoterapia indywidualna | Konsultacje wychowawcze | Trening uważności | Diagnoza ADHD | Terapia uzależnień | Warsztaty dla rodziców
values Zasady mojej pracy | Dyskrecja | Szacunek | Stałe terminy | Superwizja
steps Pierwsze spotkanie | Telefon lub mail | Rozmowa wstępna | Ustalenie celu
team O mnie | Agnieszka Wrona, Psycholog | Łukasz Maj, Psychoterapeuta
clients Współpraca | Szkoła Podstawowa nr 12 | Fundacja Most | MOPS Gliwice
towns Gabinety | Gliwice | Zabrze
say Słowa pacjentów | „Odzyskałam spokój.” – K. | „Czułem się wysłuchany.” – M.
blog Blog | Jak rozmawiać z nastolatkiem | Sen a nastrój | Urlop w sierpniu
kit Gabinet | Poczekalnia | Sala warsztatowa | Parking
awards Kwalifikacje | Certyfikat PTP | Studia podyplomowe SWPS
assoc Członkostwo | Polskie Towarzystwo Psychologiczne | PTTPB
nav Start | O mnie | Blog | Cennik | Kontakt
hero Rozmowa, która zmienia | Umów pierwsze spotkanie
call Więcej
about Prowadzę gabinet w centrum Gliwic, w spokojnej kamienicy z windą.
desc Spotkania trwają pięćdziesiąt minut i odbywają się raz w tygodniu. | Pracuję w sposób życzliwy i bez oceniania. | Pierwsza rozmowa pozwala ustalić, czego Pan lub Pani potrzebuje.

lang ro
offers Servicii oferite | Ce facem | Lucrări
services Amenajări interioare | Termosistem | Montaj gresie și faianță | Acoperișuri | Instalații electrice | Tencuieli mecanizate | Demolări
values De ce noi | Termene respectate | Echipă proprie | Garanție 24 de luni | Deviz gratuit
steps Etape | Discuția inițială | Măsurători | Execuție
team Echipa noastră | Florin Dobre, Administrator | Costel Ene, Maistru | Irina Dobre, Arhitect
clients Portofoliu | Casă Otopeni | Bloc Militari | Pensiunea Bucegi
towns Lucrăm în | București | Ilfov | Buftea
say Recenzii | „Lucrare impecabilă.” – Radu | „Oameni de cuvânt.” – Simona
blog Articole | Cum alegi parchetul | Prețuri 2024 | Greșeli frecvente
kit Utilaje | Schelă | Mașină de tencuit | Betonieră
awards Certificări | ISO 45001 | Constructor autorizat
assoc Furnizori | Zidarul | Termopan | Casa Depozit
nav Acasă | Despre noi | Portofoliu | Articole | Contact
hero Construim cu grijă | Cere o ofertă
call Detalii
about Firmă de familie din Ilfov, cu lucrări în toată zona metropolitană.
desc Ne ocupăm de tot, de la materiale la curățenia finală. | Lucrăm curat, cu echipă proprie, și respectăm termenul din contract. | Primești deviz pe fiecare etapă.

lang ja
offers 事業内容 | サービス内容 | 対応工事
services 外壁塗装 | 屋根修理 | 水まわりリフォーム | エクステリア工事 | 内装クロス張替え | シロアリ駆除 | 耐震補強
values 選ばれる理由 | 自社職人施工 | お見積り無料 | 地元密着 | 10年保証
steps ご依頼の流れ | お問い合わせ | 現地調査 | ご契約・着工
team スタッフ | 石井 誠(代表) | 高木 亮(職人) | 石井 恵(事務)
clients 施工事例 | A様邸 | 緑ヶ丘マンション | 光保育園
towns 施工エリア | 宇都宮市 | 鹿沼市 | 真岡市
say お客様の声 | 「丁寧な仕事でした」 S様 | 「頼んでよかったです」 K様
blog お知らせ | 夏季休業のお知らせ | 補助金が始まりました | イベント開催報告
kit 取扱メーカー | あおぞら設備 | ひかり建材 | みどり塗料
awards 許可・資格 | 建設業許可 | 一級塗装技能士
assoc 加盟 | 栃木県塗装工業会 | 宇都宮商工会議所
nav ホーム | 会社概要 | 施工事例 | ブログ | お問い合わせ
hero 住まいのことなら何でも | お電話一本でお伺いします
call もっと見る
about 創業四十年、宇都宮で住まいの困りごとを引き受けてまいりました。
desc 専門の職人が現場を見て、必要な工事だけをご提案します。 | 足場から仕上げまで自社で責任をもって行います。 | 工事中のご近所へのご挨拶もお任せください。
`;

export const tradeVocabularies: readonly TradeVocabulary[] = vocabularies
  .trim()
  .split('\n\n')
  .map((text) => Object.fromEntries(text.split('\n').map(memberOf)) as unknown as TradeVocabulary);

function memberOf(line: string): [string, string | readonly string[] | TitledList] {
  const at = line.indexOf(' ');
  const key = line.slice(0, at);
  const parts = line.slice(at + 1).split(' | ');
  const [title, ...points] = parts as [string, ...string[]];
  if (PLAIN.has(key)) return [key, title];
  return [key, LISTS.has(key) ? parts : { title, points }];
}
