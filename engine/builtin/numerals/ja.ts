/** Japanese. */
import type { Numerals } from './types.ts';

export const ja: Numerals = {
  numbers:
    '一人=1|二人=2|ひとり=1|ふたり=2|三人=3|四人=4|五人=5|六人=6|七人=7|八人=8|九人=9|十人=10|一名=1|二名=2|三名=3|四名=4|五名=5|六名=6|七名=7|八名=8|九名=9|十名=10',
  join: '',
  centuries: '',
  ordinals: '',
  times: '',
  plurals: '',
  plus: 'プラス',
  between: '',
  extension: '内線',
  areaCode: '市外局番',
  children: '子供|子ども|こども|赤ちゃん|幼児|お子様',
  adults: '大人|おとな',
  groups: '',
  askedGroups: '私だけ=1|自分だけ=1|一人だけ=1|夫婦=2|カップル=2',
  nights: '泊',
  hundreds: '',
  eras: '昭和=1925|平成=1988|令和=2018|大正=1911',
  being: 'は(?!い)',
  atSign: 'アットマーク|アット',
  dotSign: 'ドット',
  underscore: 'アンダーバー|アンダースコア',
  dash: 'ハイフン',
  phoneDigits: 10,
  clock: {
    minutes: '五=5|十=10|十五=15|二十=20|二十五=25|三十=30|三十五=35|四十=40|四十五=45|五十=50|五十五=55',
    hours: { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10, 十一: 11, 十二: 12 },
    quarter: '(?!)',
    forms: [
      { source: 'HOUR時MINUTES分前', isBefore: true },
      { source: 'HOUR時MINUTES分' },
      { source: '(?!\\d)HOUR時半', from: 30 },
      { source: '(?!\\d)HOUR時(?!間)' },
    ],
    dayOfMonth: 'DAY日(?!間|前|替|後|以)',
  },
};
