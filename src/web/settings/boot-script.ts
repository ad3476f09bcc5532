import { closedAnnouncementsKey } from '#rules/announcements.ts'

/** Viewed jobs in local storage, by account; never sent. */
export const recentJobsKey = 'shigotocho.recent.jobs'

/**
 * Runs before the first paint, so it is a text without imports. It sets theme, font size and density on <html> from the
 * settings, and follows the system's theme, other tabs, the footer and the settings screen. It marks a stored session, so that
 * visitors' buttons do not flash, and viewed jobs, which the front page shows, and a job seeker who may return to it;
 * it hides closed announcements. It
 * reloads when Back leaves this document before hydration, because React would show this screen under the other
 * address. It marks buttons pressed before hydration (`useEarlyPress`). It leads visitors of a job page for members to the login.
 */
export const bootScript = `(()=>{
const d=document.documentElement;
try{if('members' in d.dataset&&!localStorage.getItem('auth_token'))return location.replace('/login?'+new URLSearchParams({redirect:location.pathname+location.search}))}catch{}
const m=matchMedia('(prefers-color-scheme: dark)'),k='shigotocho.settings';
const apply=()=>{let a={};try{a=JSON.parse(localStorage.getItem(k)).appearance||{}}catch{}
const t=a.theme==='dark'||a.theme==='auto'?a.theme:'light',dark=t==='dark'||t==='auto'&&m.matches;
d.dataset.theme=dark?'dark':'light';d.dataset.themeSetting=t;
for(const r of document.getElementsByName('footer-theme'))r.checked=r.value===t;
d.dataset.fontSize=['small','large'].includes(a.fontSize)?a.fontSize:'medium';
d.dataset.density=a.compactMode?'compact':'regular';
const c=document.querySelector('meta[name=theme-color]');if(c)c.content=dark?'#141e2f':'#fdfcf9'};
apply();m.addEventListener('change',apply);addEventListener(k,apply);
addEventListener('storage',e=>{if(e.key===k||e.key===null)apply()});
if(location.pathname==='/')try{const u=JSON.parse(localStorage.getItem('user'));
d.toggleAttribute('data-returning',!location.search&&!!localStorage.getItem('auth_token')&&!!u&&u.role=='user'&&Date.now()-Date.parse(u.created_at)>18e5&&((JSON.parse(localStorage.getItem(k))||{}).privacy||{}).recentJobs!==false);
setTimeout(()=>'hydrated' in d.dataset||d.removeAttribute('data-returning'),8e3);
d.toggleAttribute('data-recent',!!u&&(localStorage.getItem('${recentJobsKey}:'+u.id)||'').length>2)}catch{}
try{d.toggleAttribute('data-signed-in',!!localStorage.getItem('auth_token')&&!!localStorage.getItem('user'))}catch{}
let a=[];try{a=JSON.parse(localStorage.getItem('${closedAnnouncementsKey}'))||[]}catch{}
if(a.length){const o=new MutationObserver(()=>{for(const e of document.querySelectorAll('[data-announcement]'))e.hidden=a.includes(e.dataset.announcement);
if(document.querySelector('main'))o.disconnect()});o.observe(d,{childList:true,subtree:true})}
const at=()=>location.pathname+location.search,here=at();
addEventListener('popstate',()=>{if(!('hydrated' in d.dataset)&&at()!==here)location.reload()});
addEventListener('click',e=>{const b=e.target instanceof Element&&e.target.closest('[data-early]');if(b)b.dataset.early='pressed'},true)
})()`
