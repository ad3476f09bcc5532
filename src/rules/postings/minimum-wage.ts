import type { Prefecture } from '#rules/jobs/prefectures.ts'

/** Regional minimum wages in yen per hour, each from its first day (最低賃金法, notices of the labour bureaus). */
const wages: Record<Prefecture, readonly [before: number, now: number, from: string]> = {
  hokkaido: [1075, 1131, '2026-10-01'],
  aomori: [1029, 1090, '2026-10-29'],
  iwate: [1031, 1090, '2026-12-01'],
  miyagi: [1038, 1098, '2026-10-01'],
  akita: [1031, 1090, '2026-10-14'],
  yamagata: [1032, 1092, '2026-10-30'],
  fukushima: [1033, 1094, '2026-10-16'],
  ibaraki: [1074, 1136, '2026-10-18'],
  tochigi: [1068, 1125, '2026-10-01'],
  gunma: [1063, 1120, '2026-10-03'],
  saitama: [1141, 1196, '2026-10-01'],
  chiba: [1140, 1195, '2026-10-01'],
  tokyo: [1226, 1280, '2026-10-01'],
  kanagawa: [1225, 1279, '2026-10-01'],
  niigata: [1050, 1108, '2026-10-01'],
  toyama: [1062, 1119, '2026-10-01'],
  ishikawa: [1054, 1113, '2026-10-03'],
  fukui: [1053, 1112, '2026-10-04'],
  yamanashi: [1052, 1113, '2026-11-01'],
  nagano: [1061, 1117, '2026-10-02'],
  gifu: [1065, 1121, '2026-10-01'],
  shizuoka: [1097, 1154, '2026-10-15'],
  aichi: [1140, 1195, '2026-10-01'],
  mie: [1087, 1143, '2026-10-01'],
  shiga: [1080, 1136, '2026-10-03'],
  kyoto: [1122, 1180, '2026-11-16'],
  osaka: [1177, 1231, '2026-10-01'],
  hyogo: [1116, 1172, '2026-10-01'],
  nara: [1051, 1107, '2026-10-04'],
  wakayama: [1045, 1101, '2026-10-03'],
  tottori: [1030, 1090, '2026-10-03'],
  shimane: [1033, 1092, '2026-10-10'],
  okayama: [1047, 1104, '2026-10-02'],
  hiroshima: [1085, 1141, '2026-10-11'],
  yamaguchi: [1043, 1101, '2026-10-08'],
  tokushima: [1046, 1103, '2026-11-01'],
  kagawa: [1036, 1092, '2026-10-01'],
  ehime: [1033, 1093, '2026-11-01'],
  kochi: [1023, 1086, '2026-10-29'],
  fukuoka: [1057, 1114, '2026-10-04'],
  saga: [1030, 1095, '2026-11-15'],
  nagasaki: [1031, 1087, '2026-11-02'],
  kumamoto: [1034, 1092, '2026-12-01'],
  oita: [1035, 1096, '2026-11-01'],
  miyazaki: [1023, 1085, '2026-10-24'],
  kagoshima: [1026, 1090, '2026-10-25'],
  okinawa: [1023, 1086, '2026-12-02'],
}

/** The number of prefectures with the new minimum wage on a date; identifies an edition of the wages. */
export function minimumWagesInForce(date: string): number {
  return Object.values(wages).filter(([, , from]) => from <= date).length
}

/** The minimum wage of a prefecture on a date (YYYY-MM-DD, Asia/Tokyo): of 2026 from its first day, else of 2025. */
export function minimumWage(prefecture: Prefecture, date: string): number {
  const [before, now, from] = wages[prefecture]
  return date >= from ? now : before
}
