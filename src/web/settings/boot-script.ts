import { closedAnnouncementsKey } from '#rules/announcements.ts'

/** Where the jobs that were looked at are kept in this browser, by account; they are never sent. */
export const recentJobsKey = 'shigotocho.recent.jobs'

/**
 * Runs before the first paint, so it is text and knows no module: sets theme, font size and density on <html> from the
 * stored settings, follows the system's theme for `auto`, other tabs, and changes on the settings screen. It also marks
 * a stored session, so that the buttons for visitors do not flash, and visitors who looked at jobs, which then stand on the front page; and it hides announcements that were closed in
 * this browser. Going back to another address of this document before React has hydrated it would leave its screen
 * under that address: the browser then reads the document anew. And it notes which buttons are pressed before React answers
 * (`useEarlyPress`).
 */
export const bootScript = `(()=>{
const d=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)'),k='shigotocho.settings';
const apply=()=>{let a={};try{a=JSON.parse(localStorage.getItem(k)).appearance||{}}catch{}
const dark=a.theme==='dark'||a.theme==='auto'&&m.matches;
d.dataset.theme=dark?'dark':'light';
d.dataset.fontSize=['small','large'].includes(a.fontSize)?a.fontSize:'medium';
d.dataset.density=a.compactMode?'compact':'regular';
const c=document.querySelector('meta[name=theme-color]');if(c)c.content=dark?'#141e2f':'#fdfcf9'};
apply();m.addEventListener('change',apply);addEventListener(k,apply);
addEventListener('storage',e=>{if(e.key===k||e.key===null)apply()});
if(location.pathname==='/')try{const u=JSON.parse(localStorage.getItem('user'));d.toggleAttribute('data-recent',!!u&&(localStorage.getItem('${recentJobsKey}:'+u.id)||'').length>2)}catch{}
try{d.toggleAttribute('data-signed-in',!!localStorage.getItem('auth_token')&&!!localStorage.getItem('user'))}catch{}
let a=[];try{a=JSON.parse(localStorage.getItem('${closedAnnouncementsKey}'))||[]}catch{}
if(a.length){const o=new MutationObserver(()=>{for(const e of document.querySelectorAll('[data-announcement]'))e.hidden=a.includes(e.dataset.announcement);
if(document.querySelector('main'))o.disconnect()});o.observe(d,{childList:true,subtree:true})}
const at=()=>location.pathname+location.search,here=at();
addEventListener('popstate',()=>{if(!('hydrated' in d.dataset)&&at()!==here)location.reload()});
addEventListener('click',e=>{const b=e.target instanceof Element&&e.target.closest('[data-early]');if(b)b.dataset.early='pressed'},true)
})()`
