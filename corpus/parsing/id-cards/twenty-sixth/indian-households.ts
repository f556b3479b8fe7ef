/** An Indian holder's names by region: each with parents, place of birth, office of issue and address in three lines, the number of the post's district before state and country. */
export const HOUSEHOLDS = [
  {
    surname: 'GORANTLA',
    given: { M: 'VENKATA RAMANA', F: 'SWATHI LAKSHMI' },
    parents: ['SATYANARAYANA GORANTLA', 'PADMAVATHI GORANTLA'],
    birthplace: 'GUNTUR, ANDHRA PRADESH',
    office: 'HYDERABAD',
    home: ['D.NO. 5-87/2, BRODIPET 4TH LANE', 'GUNTUR', 'PIN:522002, ANDHRA PRADESH, INDIA'],
  },
  {
    surname: 'DHALIWAL',
    given: { M: 'HARPREET SINGH', F: 'JASLEEN KAUR' },
    parents: ['GURMEET SINGH DHALIWAL', 'BALWINDER KAUR'],
    birthplace: 'PHAGWARA, PUNJAB',
    office: 'JALANDHAR',
    home: ['H.NO. 214, MOHALLA GURU NANAK PURA', 'JALANDHAR CANTT', 'PIN:144005, PUNJAB, INDIA'],
  },
  {
    surname: 'PRAJAPATI',
    given: { M: 'MANOJ RAMESHBHAI', F: 'HETALBEN RAMESHBHAI' },
    parents: ['RAMESHBHAI PRAJAPATI', 'KOKILABEN PRAJAPATI'],
    birthplace: 'MEHSANA, GUJARAT',
    office: 'AHMEDABAD',
    home: ['B-12, SHIVAM SOCIETY, NR. RADHANPUR CIRCLE', 'MEHSANA', 'PIN:384002, GUJARAT, INDIA'],
  },
  {
    surname: 'SUBRAMANIAM',
    given: { M: 'ARUN PRAKASH', F: 'DEEPIKA' },
    parents: ['KRISHNAMURTHY SUBRAMANIAM', 'SARASWATHI SUBRAMANIAM'],
    birthplace: 'MADURAI, TAMIL NADU',
    office: 'BENGALURU',
    home: ['NO. 41, 2ND CROSS, HSR LAYOUT SECTOR 3', 'BENGALURU', 'PIN:560102, KARNATAKA, INDIA'],
  },
] as const;

export type Household = (typeof HOUSEHOLDS)[number];
