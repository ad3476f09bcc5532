import { expect, test } from 'vitest'
import {
  hoursInText,
  minutesInText,
  monthsInText,
  postalCodeInText,
  timeInText,
  yenOfCell,
  yesNoInText,
} from './written-values.ts'

test('amounts, times and lengths are read as people and spreadsheets write them', () => {
  expect(['３０万', '25万5千円', '月給25万円以上', '250,000', '応相談'].map(yenOfCell)).toEqual([
    ...[300_000, 255_000, 250_000, 250_000],
    null,
  ])
  const times = ['9:00', '９：００', '9時00分', '9時', '9時半', '09:00:00', '0.375', '24:00', '午後6時', '9:75', '朝']
  times.push('午後'.repeat(5_000))
  expect(times.map(timeInText)).toEqual([
    ...['09:00', '09:00', '09:00', '09:00', '09:30', '09:00', '09:00', '00:00', '18:00'],
    ...[null, null, null],
  ])
  expect(['60', '60分', '1時間', '1時間30分', '1:30', '1.5時間', '昼'].map(minutesInText)).toEqual([
    ...[60, 60, 60, 90, 90, 90],
    null,
  ])
  expect(['20', '20時間', '20時間30分', '約20時間', '月20時間'].map(hoursInText)).toEqual([20, 20, 20.5, 20, 20])
  expect(['3', '3か月', '３ヶ月間', '半年', '1年', '1年6か月', '未定'].map(monthsInText)).toEqual([
    ...[3, 3, 3, 6, 12, 18],
    null,
  ])
  expect(['〒105-0001', '1050001', '600000', '105ー0001', '12'].map(postalCodeInText)).toEqual([
    ...['1050001', '1050001', '0600000', '1050001'],
    null,
  ])
  expect(['あり', '有', '○', 'なし', '無し', '×', '応相談'].map(yesNoInText)).toEqual([
    ...[true, true, true, false, false, false],
    null,
  ])
})
