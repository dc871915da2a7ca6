import { splitNames } from './split-names';

export const regions = splitNames(
  'cráneo · cara · órbitas · senos paranasales · oído medio · cuello · columna cervical · columna dorsal · columna lumbosacra · sacro y coxis · tórax · parrilla costal · esternón · clavícula · escápula · hombro · brazo · codo · antebrazo · muñeca · mano · dedos de la mano · abdomen · pelvis · cadera · fémur · muslo · rodilla · pierna · tobillo · pie · calcáneo · dedos del pie · articulación temporomandibular · articulación sacroilíaca · base del cráneo · hipófisis · plexo braquial',
);

export const bones = splitNames(
  'clavícula · escápula · húmero proximal · diáfisis de húmero · húmero distal · cabeza de radio · diáfisis de radio · radio distal · olécranon · diáfisis de cúbito · escafoides · metacarpianos · falanges de la mano · pelvis · acetábulo · cadera · fémur proximal · diáfisis de fémur · fémur distal · rótula · meseta tibial · diáfisis de tibia · pilón tibial · peroné · tobillo · calcáneo · astrágalo · metatarsianos · falanges del pie',
);

export const organs = splitNames(
  'esófago · estómago · duodeno · intestino delgado · colon · recto · ano · apéndice · hígado · vías biliares · vesícula biliar · páncreas · bazo · glándula tiroides · glándula paratiroides · glándula suprarrenal · glándula parótida · ganglio linfático · mama · pared abdominal · diafragma · peritoneo · pulmón · pleura · mediastino · tráquea',
);

export const pelvicOrgans = splitNames(
  'útero · cuello uterino · ovario · trompa de Falopio · vagina · vulva · riñón · uréter · vejiga · uretra · próstata · testículo · epidídimo · pene · piso pélvico',
);

export const sensoryOrgans = splitNames(
  'párpado · conjuntiva · córnea · cristalino · retina · vítreo · vía lagrimal · músculos extraoculares · pabellón auricular · tímpano · oído medio · tabique nasal · cornetes · senos paranasales · amígdalas · adenoides · laringe · cuerdas vocales',
);

export const analytes = splitNames(
  'ácido úrico · ácido fólico · albúmina · aldosterona · alfafetoproteína · amilasa · amonio · antígeno carcinoembrionario · antígeno prostático específico · apolipoproteína B · bilirrubina directa · bilirrubina total · calcio · CA 125 · CA 19-9 · ceruloplasmina · cloro · cobre · colesterol HDL · colesterol LDL · colesterol total · cortisol · creatinina · creatina quinasa · dímero D · estradiol · ferritina · fibrinógeno · fosfatasa alcalina · fósforo · gamma glutamil transferasa · glucosa · gonadotropina coriónica · haptoglobina · hemoglobina glicosilada · hierro · homocisteína · hormona de crecimiento · hormona estimulante de tiroides · hormona folículo estimulante · hormona luteinizante · inmunoglobulina A · inmunoglobulina E · inmunoglobulina G · inmunoglobulina M · insulina · lactato · lactato deshidrogenasa · lipasa · litio · magnesio · microalbúmina · paratohormona · péptido C · péptido natriurético · plomo · potasio · procalcitonina · progesterona · prolactina · proteína C reactiva · proteínas totales · renina · sodio · T3 libre · T3 total · T4 libre · T4 total · testosterona · transaminasa oxalacética · transaminasa pirúvica · transferrina · triglicéridos · troponina · urea · vitamina B12 · vitamina D · zinc',
);

export const germs = splitNames(
  'virus de la hepatitis A · virus de la hepatitis B · virus de la hepatitis C · VIH · virus del dengue · virus chikunguña · virus del zika · citomegalovirus · virus de Epstein-Barr · herpes simple · rubéola · sarampión · varicela zóster · parvovirus B19 · virus de la influenza A · virus de la influenza B · virus sincitial respiratorio · SARS-CoV-2 · virus del papiloma humano · Treponema pallidum · Toxoplasma gondii · Helicobacter pylori · Mycobacterium tuberculosis · Chlamydia trachomatis · Neisseria gonorrhoeae · Mycoplasma pneumoniae · Leptospira · Brucella · Salmonella typhi · Plasmodium · Entamoeba histolytica · Giardia lamblia · Candida albicans · Histoplasma capsulatum',
);

export const samples = splitNames(
  'sangre · orina · heces · esputo · líquido cefalorraquídeo · líquido pleural · líquido ascítico · líquido sinovial · secreción faríngea · secreción nasal · secreción ótica · secreción vaginal · secreción uretral · herida · punta de catéter · aspirado bronquial · tejido · médula ósea',
);

export const cancers = splitNames(
  'mama · pulmón · colon · recto · estómago · esófago · páncreas · hígado · vías biliares · próstata · vejiga · riñón · testículo · ovario · endometrio · cuello uterino · tiroides · cabeza y cuello · laringe · sistema nervioso central · piel · melanoma · hueso · tejidos blandos · linfoma de Hodgkin · linfoma no Hodgkin · leucemia linfoide · leucemia mieloide · mieloma múltiple · neuroblastoma',
);

export const complaints = splitNames(
  'dolor torácico · dolor abdominal · cefalea · crisis asmática · crisis hipertensiva · fiebre · convulsiones · fractura · herida cortante · quemadura · intoxicación · mordedura · picadura · cuerpo extraño · deshidratación · dengue · hipoglucemia · cetoacidosis · trauma craneal · trauma múltiple · sangrado digestivo · sangrado genital · cólico renal · reacción alérgica · accidente cerebrovascular · infarto de miocardio',
);

export const impairments = splitNames(
  'lumbalgia · cervicalgia · hombro doloroso · fractura consolidada · reemplazo de cadera · reemplazo de rodilla · reconstrucción de ligamento cruzado · hemiplejia · parálisis facial · parálisis cerebral · esclerosis múltiple · enfermedad de Parkinson · lesión medular · amputación · quemadura · linfedema · incontinencia urinaria · enfermedad pulmonar crónica · esguince · fascitis plantar · síndrome del túnel carpiano · retraso del desarrollo · tartamudez · afasia · disfagia',
);

export const medicines = splitNames(
  'acetaminofén · ácido valproico · aciclovir · albendazol · alopurinol · amlodipina · amoxicilina · amoxicilina con clavulanato · atenolol · atorvastatina · azitromicina · beclometasona · budesonida · captopril · carbamazepina · carvedilol · cefadroxilo · cefalexina · ciprofloxacina · claritromicina · clonazepam · clopidogrel · diclofenac · digoxina · doxiciclina · enalapril · espironolactona · fenitoína · fluconazol · fluoxetina · furosemida · gabapentina · glibenclamida · hidroclorotiazida · ibuprofeno · insulina glargina · insulina NPH · insulina regular · ipratropio · ketoconazol · levetiracetam · levotiroxina · loratadina · losartán · metformina · metoclopramida · metronidazol · nifedipina · nistatina · omeprazol · paroxetina · prednisona · ranitidina · risperidona · salbutamol · sertralina · simvastatina · sulfato ferroso · tamsulosina · tramadol · valsartán · warfarina',
);

/** Tooth numbers of dentists. */
export const teeth = [1, 2, 3, 4].flatMap((quarter) =>
  Array.from({ length: 8 }, (_, index) => `la pieza ${quarter}${index + 1}`),
);
