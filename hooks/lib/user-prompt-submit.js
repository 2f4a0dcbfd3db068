(function(exports,require,module,__filename,__dirname,__taken){
var to=Object.create;var ae=Object.defineProperty;var ro=Object.getOwnPropertyDescriptor;var oo=Object.getOwnPropertyNames;var so=Object.getPrototypeOf,io=Object.prototype.hasOwnProperty;var ao=(e,n)=>{for(var t in n)ae(e,t,{get:n[t],enumerable:!0})},In=(e,n,t,r)=>{if(n&&typeof n=="object"||typeof n=="function")for(let o of oo(n))!io.call(e,o)&&o!==t&&ae(e,o,{get:()=>n[o],enumerable:!(r=ro(n,o))||r.enumerable});return e};var J=(e,n,t)=>(t=e!=null?to(so(e)):{},In(n||!e||!e.__esModule?ae(t,"default",{value:e,enumerable:!0}):t,e)),lo=e=>In(ae({},"__esModule",{value:!0}),e);var Pl={};ao(Pl,{given:()=>Ll});module.exports=lo(Pl);function k(e){let n=3735928559,t=1103547991;for(let r=0;r<e.length;r++){let o=e.charCodeAt(r);n=Math.imul(n^o,2654435761),t=Math.imul(t^o,1597334677)}return n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),Fn(t)+Fn(n)}function Fn(e){return(e>>>0).toString(16).padStart(8,"0")}function S(e,n,t="\u2026"){return e.length<=n?e:Q(e,Math.max(0,n-t.length))+t}function Q(e,n){if(e.length<=n)return e;let t=e.charCodeAt(n-1),r=t>=55296&&t<=56319;return e.slice(0,r?n-1:n)}function h(e,n){for(let t=0;t<n.length;t++)if(e.includes(n[t]))return!0;return!1}function j(e,n){return n!==""&&!n.includes(" ")&&e.includes(` ${n} `)}var co=2e4,uo=12,po=/(?<![\w.:\\/@$-])[A-Za-z_]\w{0,60}(?:(?:\.|::|\\{1,2})[A-Za-z_]\w{0,60}){0,9}/g,fo=/[A-Z]\w*(?:Error|Exception|Failure|Fault|Timeout|NotFound|Invalid|Expired|Denied|Missing|Exceeded)s?$/,mo=["Error","Exception","Failure","Fault","Timeout","NotFound","Invalid","Expired","Denied","Missing","Exceeded"],go=["node_modules/","-packages/","/gems/","/pkg/mod/","/registry/src/"],ho=/(?:node_modules\/(?:\.pnpm\/[^/\s]{1,120}\/node_modules\/)?|(?:site|dist)-packages\/|\/gems\/|\/pkg\/mod\/|\/registry\/src\/[^/\s]{1,80}\/)((?:@[\w.-]{1,60}\/)?[A-Za-z][\w.-]{0,60}(?:@[\w.-]{1,40})?(?:\/[\w.-]{1,60}){0,2})/g;function _n(e){let n=e.slice(0,co),r=(h(n,mo)?wo(n):[]).map(ko),o=yo(n);return o===void 0?r:[...r,So(o)]}function yo(e){if(!h(e,go))return;let n=[...e.matchAll(ho)].map(t=>t[1]??"");return e.includes("Traceback (most recent")?n.at(-1):n[0]}function wo(e){return[...new Set((e.match(po)??[]).filter(t=>fo.test(t)))].slice(0,uo)}function ko(e){let n=e.split(/\.|::|\\+/),t=n.slice(0,-1),o=t.map((a,i)=>t.slice(0,t.length-i)).flatMap(a=>[".","\\","/"].map(i=>a.join(i))),s=n[0]??"";return[...o,...t.length>0?[s.toLowerCase()]:bo(s)]}function bo(e){let t=(e.match(/[A-Z]+(?![a-z])|[A-Z][a-z0-9]*|[a-z0-9]+/g)??[]).slice(0,-1);return t.map((r,o)=>t.slice(0,t.length-o).join("").toLowerCase())}function So(e){let t=e.replace(/[-@]v?\d[\w.+-]*/,"").split("/");return t.map((o,s)=>t.slice(0,t.length-s)).flatMap(o=>[o.join("/"),o.join(".")])}var _e=["backend","frontend","database","auth","testing","deploy","payments","media"];function $n(e){return _e.includes(e)}var le=class{known=new Map;index;constructor(n){this.index=n}areas(n){let t=this.known.get(n);if(t)return t;let r=_e[-1-n],o=r?[r]:this.areasOf(n);return this.known.set(n,o),o}areasOf(n){return this.index.isReplaced(n)?[]:this.index.home(n)?.areas??[]}add(n,t,r){let o=r.flatMap(a=>this.areas(a)),s=r.filter(a=>a>=0);return{...t,areas:[...new Set([...n?.areas??[],...o])],skills:[...new Set([...n?.skills??[],...s])]}}};function Ln(e,n,t){let r=new Map;for(let o of e.slice(0,60)){let s=xo(o).find(a=>n.packages(a).length>0);s!==void 0&&r.set(s,t.add(void 0,$e(s),n.packages(s)))}return[...r.values()]}function $e(e){return{source:"package",what:e,points:2}}function Pn(e,n,t){let r=e.flatMap(o=>o.find(s=>n.packages(s).length>0)??[]);return[...new Set(r)].flatMap(o=>{let{areas:s,skills:a}=t.add(void 0,$e(o),n.packages(o)),i={source:"package",what:o,points:1,areas:[],skills:a};return[{...$e(o),areas:s,skills:[]},i]})}function xo(e){let n=[e];for(let t=e.length-1;t>0;t--)"/.:\\".includes(e.charAt(t))&&n.push(e.slice(0,t));return n}function Nn(e,n,t){let r=new Map;for(let o of new Set(e.slice(0,40))){let s=o.replaceAll("\\","/").toLowerCase(),a=i=>Oo(i.toLowerCase(),s);for(let i of vo(s))for(let l of n.signals("f",i,a))Eo(r,l,t)}return[...r.values()]}function Eo(e,n,t){let{text:r,points:o}=n,s=`${o} ${r}`,a=o===0?"hint":"file";e.set(s,t.add(e.get(s),{source:a,what:r,points:o},n.owners))}function vo(e){let n=e.split("/").filter(s=>s!==""),t=n.pop()??"",r=t.lastIndexOf("."),o=["*",t,...n.map(s=>`${s}/`)];return r>=0?[...o,`*${t.slice(r)}`]:o}function Oo(e,n){if(e.endsWith("/"))return n.startsWith(e)||n.includes(`/${e}`);let t=e.indexOf("*");return t>=0?Ao(e,n,t)&&Mo(e.split("*"),n):n.endsWith(e)?n.length===e.length||n.charAt(n.length-e.length-1)==="/":!1}function Ao(e,n,t){let r=e.indexOf("*",t+1);return n.includes(e.slice(t+1,r<0?void 0:r))}function Ro(e,n){let t=n.join("").split("/").length;return e.split("/").slice(-t).join("/")}function Mo(e,n){let t=Ro(n,e),r=e[0]??"",o=e.at(-1)??"";if(!t.startsWith(r)||t.length<r.length+o.length||!t.endsWith(o))return!1;let s=r.length,a=t.length-o.length;for(let i of e.slice(1,-1)){let l=t.indexOf(i,s);if(l<0||l+i.length>a)return!1;s=l+i.length}return!t.slice(r.length,a).includes("/")||e.length>2}function Cn(e,n,t){let r=new Map;for(let o of e){let s=To(o,n);if(s.length!==0)for(let[a,i]of Io(s,t))for(let l of Fo(i))$o(r,l.signal,a)}return[...r.values()]}function To({words:e,pieces:n},t){let r=[],o=`${e.join(" ")} `,s=0,a=i=>o.startsWith(i,s)&&o.charAt(s+i.length)===" "&&!(n&&!i.includes(" "));return e.forEach((i,l)=>{for(let c of t.signals("w",i,a))r.push({from:l,to:l+c.text.split(" ").length,signal:c});s+=i.length+1}),r}function Io(e,n){let t=new Map,r=(o,s)=>{let a=t.get(o);a===void 0?t.set(o,[s]):a.at(-1)!==s&&a.push(s)};for(let o of e)for(let s of o.signal.owners){for(let a of n.areas(s))r(a,o);s>=0&&r(s,o)}return t}function Fo(e){if(e.length<2)return e;let n=[...e].sort((r,o)=>r.to-o.to);return n.every(({from:r},o)=>r>=(n[o-1]?.to??0))?n:_o(n)}function _o(e){let n=[];for(let[t,r]of e.entries()){let o=t-1;for(;o>=0&&(e[o]?.to??0)>r.from;)o--;let s=n[o]??{worth:0,chosen:[]},a=n[t-1]??{worth:0,chosen:[]},i=s.worth+r.signal.points+.01*(r.to-r.from);n.push(i>a.worth?{worth:i,chosen:[...s.chosen,r]}:a)}return n.at(-1)?.chosen??[]}function $o(e,{text:n,points:t},r){let o=`${t} ${n}`,s=t===0?"ambiguous":"word",a=e.get(o)??{source:s,what:n,points:t,areas:[],skills:[]};e.set(o,a),typeof r=="string"&&!a.areas.includes(r)&&a.areas.push(r),typeof r=="number"&&!a.skills.includes(r)&&a.skills.push(r)}var Lo=1500;function Le(e){let n=[],t=Lo;for(let r of e.split(/[.!?;:,()[\]{}"\u201c\u201d|](?=\s|$)|\n+/)){if(t<=0)break;let o=(r.match(Po)??[]).slice(0,t);t-=o.length,o.length>0&&n.push({words:o.map(ce).filter(jo),pieces:!1});for(let s of o){let a=Do(s);a.length>1&&n.push({words:a.map(ce),pieces:!0})}for(let s of No(r))n.push({words:[s],pieces:!1})}return n}var Po=/[$@]?[A-Za-z0-9_\u00c0-\u1fff\u2c00-\u2fef\u3040-\ud7ff]+(?:\+[A-Za-z0-9]+|\+\+|#)?/g;function No(e){return e.includes("-")?(e.toLowerCase().match(/[a-z0-9-]+/g)??[]).filter(t=>Co.test(t)):[]}var Co=/^[a-z][a-z0-9]*-[a-z0-9-]*[a-z0-9]$/;function Do(e){return!/[a-z][A-Z]|[A-Z]{2}[a-z]|_/.test(e)||e.length>80?[]:e.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/([A-Z])([A-Z][a-z])/g,"$1 $2").split(/[\s_$@]+/).filter(n=>n.length>1)}function jo(e){return!j(Wo,e)}var Wo=" a an the thi that thes thos my our your their its ";function ce(e){let n=e.toLowerCase();if(n.length<4||!zo(n))return n;let t=Ho(n)?n.slice(0,-1):n,r=["ing","ed"].find(a=>t.endsWith(a))??"",s=r!==""&&t.length>=r.length+3?Bo(t.slice(0,-r.length)):t;return s.length>3?Uo(s):s}function zo(e){for(let n=0;n<e.length;n++){let t=e.charCodeAt(n);if(t<97||t>122)return!1}return!0}function Ho(e){return e.endsWith("s")&&!"su".includes(e.charAt(e.length-2))}function Uo(e){let n=e.charAt(e.length-1),t=e.slice(0,-1);if(n==="e")return t==="them"||t==="not"?e:t;let r="aeiou".includes(e.charAt(e.length-2));return n==="y"&&!r?`${e.slice(0,-1)}i`:e}function Bo(e){let n=e.charAt(e.length-1);return e.charAt(e.length-2)===n&&"bdgmnprt".includes(n)?e.slice(0,-1):e}var Go=" a an and are as at be but by can do doe for from has hav how i if in into is it its me my no not of on or our should so som than that the their then ther this to too up us use was we wer what when wher which whil who why will with would you your after all also any becaus been befor being both each get go had he her him his just lik mak mor most much now off onc onli other out over own sam see she such tak them they thi thos through under until veri via want way well add chang fix need new try work creat updat plea ";function Dn(e){let n=new Set;for(let t of e)for(let r of t.words)r.length>1&&r.length<40&&!j(Go,r)&&n.add(r);return[...n]}var qo=2e4,jn=/[a-z0-9_\u00c0-\u1fff]+/g,Xo=2e3;function Wn(e,n,t){let r=new le(t);return[...Jo(e.output,t,r),...Pn(e.output===""?[]:_n(e.output),t,r),...Ln(e.packages,t,r),...Vo(e.program,t,r),...Nn(e.files,t,r),...Cn(n,t,r)]}function Ko(e){return`$ ${e}`}function Vo(e,n,t){let r=e===""?[]:n.packages(Ko(e)),o={source:"program",what:e,points:2};return r.length===0?[]:[t.add(void 0,o,r)]}function Zo(e){return e.toLowerCase().replaceAll("\u2018","'").replaceAll("\u2019","'").replaceAll("\u201C",'"').replaceAll("\u201D",'"').replaceAll("`","").replace(/\s+/g," ")}function Yo(e){return(e.match(jn)??[]).reduce((t,r)=>r.length>t.length?r:t,"")}function Jo(e,n,t){let r=Zo(e.slice(0,qo)),o=new Set((r.match(jn)??[]).slice(0,Xo)),s=i=>es(r,i)&&o.has(Yo(i)),a=new Map;for(let i of new Set([...o].map(ce)))for(let l of n.signals("e",i,s)){let{text:c,points:u}=l,p={source:"error",what:c,points:u};a.set(c,t.add(a.get(c),p,l.owners))}return[...a.values()]}var Qo=80;function es(e,n){let[t="",...r]=n.split("*");if(t==="")return!1;for(let o=e.indexOf(t);o>=0;o=e.indexOf(t,o+1)){let s=ns(e,o+t.length,r);if(s<0)continue;let a=o===0||!ue.test(e.charAt(o-1))||!ue.test(n.charAt(0)),i=s===e.length||!ue.test(e.charAt(s))||!ue.test(n.charAt(n.length-1));if(a&&i)return!0}return!1}function ns(e,n,t){let r=n;for(let o of t){let s=e.slice(r,r+Qo+o.length).indexOf(o);if(s<0)return-1;r+=s+o.length}return r}var ue=/[A-Za-z0-9_\u00c0-\u1fff]/;var pe="fire-flow-skills 2";var de=pe.length+12+1;function zn(e){let n=e.text(0,de);if(!n.startsWith(`${pe} `)||n.charAt(de-1)!==`
`)return null;let t=Pe(n,pe.length+1),r=Pe(n,pe.length+1+5+1);if(!(r>0)||!(t>=0))return null;let o=de+t+(r+1)*5+1,s=e.text(de,o),a=s.length-(r+1)*5-1,i=c=>o+Pe(s,a+c*5),l=i(r);return a<0||e.text(l-1,l+1)!==`
`?null:{preface:s.slice(0,a),get(c){let u=ts(c,r);return e.after(`
${c}	`,i(u)-1,i(u+1))}}}function ts(e,n){let t=2166136261;for(let r=0;r<e.length;r++)t=Math.imul(t^e.charCodeAt(r),16777619);return(t^t>>>15)&n-1}function Pe(e,n){return Number.parseInt(e.slice(n,n+5),36)}var Ne={BETWEEN:"	",POSTINGS:"b",ZERO:48,MOST:53248};function Ce(e,n,t="shipped"){let r=zn(e);if(!r)return null;let o=new Map,s=i=>{let l=o.get(i);if(l!==void 0)return l;let c=r.get(i)??"";return o.set(i,c),c},a=is(r.preface);return{signals:(i,l,c)=>os(s(i==="f"?`f ${l}`:l),i,c),packages:i=>Hn(s(`p ${i}`)),postings:(i,l)=>ss(s(i),l),home:a,isReplaced:()=>!1,skill:i=>ls(s(`s ${i}`),i,a(i),t),find:i=>Hn(s(`k ${i}`))[0]??null,text:i=>cs(s(`s ${i}`),n)}}function De(e){let[n]=e;if(n&&e.length===1)return n;let t=e.length,r=i=>({index:e[i%t],id:Math.floor(i/t)}),o=(i,l)=>l<0?l:l*t+i,s=i=>r(i).index?.skill(r(i).id)??null,a=i=>{let l=e.slice(i%t+1),c=l.length>0?s(i):null;return c!==null&&l.some(u=>u.find(c.key)!==null)};return{signals:(i,l,c)=>e.flatMap((u,p)=>u.signals(i,l,c).map(m=>({...m,owners:m.owners.map(R=>o(p,R))}))),packages:i=>e.flatMap((l,c)=>l.packages(i).map(u=>o(c,u))),postings:(i,l)=>e.forEach((c,u)=>{c.postings(i,(p,m)=>l(o(u,p),m))}),home:i=>e[i%t]?.home(Math.floor(i/t))??null,isReplaced:a,skill:i=>{let l=a(i)?null:s(i);return l&&{...l,id:i}},find:i=>{let l=e.findLastIndex(u=>u.find(i)!==null),c=e[l]?.find(i)??null;return c===null?null:o(l,c)},text:i=>r(i).index?.text(r(i).id)??null}}var rs=[];function os(e,n,t){if(e==="")return rs;let r=[];for(let o=0,s=0;o<e.length;o=s+1){if(s=Un(e,o),e.charAt(o)!==n)continue;let a=e.indexOf(" ",o),i=e.slice(a+1,s);if(!t(i))continue;let l=e.slice(o+2,a).split(",").map(Number);r.push({text:i,points:Number(e.charAt(o+1)),owners:l})}return r}function ss(e,n){let{POSTINGS:t,ZERO:r}=Ne;for(let o=0,s=0;o<e.length;o=s+1)if(s=Un(e,o),e.charAt(o)===t)for(let a=o+1;a+1<s;a+=2)n(e.charCodeAt(a)-r,e.charCodeAt(a+1)-r)}function Un(e,n){let t=e.indexOf(Ne.BETWEEN,n);return t<0?e.length:t}function Hn(e){return e===""?[]:e.split(" ").map(Number)}function is(e){let n=e.indexOf(`
`),t=null;return r=>(t??=e.slice(0,n).split("		").map(as),t[e.charCodeAt(n+1+r)-Ne.ZERO]??null)}function as(e){let[n="",t=""]=e.split("	");return{category:n,areas:t.split(",")}}function ls(e,n,t,r){if(e===""||t===null)return null;let[o="",s=""]=e.split(" ");return{id:n,key:`${t.category}/${o}`,name:o,...t,hash:s,origin:r}}function cs(e,n){let[,,t,r]=e.split(" "),o=Number(t),s=t===void 0?"":n()?.text(o,o+Number(r))??"";return s.length===Number(r)&&s.startsWith("{")&&s.endsWith("}")?JSON.parse(s):null}function Gn(e,n,t){let r={words:"",output:"",packages:[],files:[],program:""};switch(e.kind){case"prompt":return{...r,words:n,output:`${n}
${t}`,files:[...e.files,...je(n)]};case"decision":return{...r,words:n,output:`${n}
${t}`,files:[...e.files??[],...je(n)]};case"error":{let o=Bn(e.signatures),s=o===""?e.text.slice(0,1e3):o;return{...r,words:s,output:`${o}
${e.text}`,files:e.files,program:e.program}}case"boundary":return{...r,packages:e.packages,files:e.files};case"test":return{...r,words:e.excerpt,packages:e.packages,files:[e.path]};case"health":{let o=Bn(e.signatures);return{...r,words:`${o}
${n}`.trim(),output:`${o}
${n}
${t}`,files:[...e.files,...je(n)]}}}}function je(e){return(e.match(/(?<![\w/.-])[\w@.[\]-]{1,60}(?:\/[\w@.[\]-]{1,60}){0,8}\/?/g)??[]).filter(us).slice(0,20)}function us(e){return(e.includes(".")||e.includes("/"))&&/\/.|\.[A-Za-z]{1,10}$/.test(e)}function Bn(e){return e.map(n=>`${n.type??""} ${n.text}`.trim()).join(`
`)}function qn(...e){return require("part:guidance-choice").pick(...e)}var ds=45,Xn=80,ps=8;function Kn(e,n,t,r){let o=fs(t,r),s=ms(n),a=[...new Set([...e.keys(),...s.keys()])].filter(o).map(l=>{let{impact:c,words:u}=Yn(e.get(l)??0),p=s.get(l)??0;return{id:l,own:p,words:u,impact:c,score:c+ds*p}});a.sort((l,c)=>c.score-l.score||l.id-c.id);let i=[];for(let{id:l,...c}of a){if(i.length===ps)break;let u=r.skill(l);u&&i.push({skill:u,...c})}return i}function fs(e,n){let t=new Map;return r=>{let o=n.home(r);if(o===null)return!1;let s=t.get(o);if(s!==void 0)return s;let a=e.has(o.category)||o.areas.some(i=>e.has(i));return t.set(o,a),a}}var We=2*Xn;function Vn(e,n){let t=new Map,r=(o,s)=>{t.set(o,(t.get(o)??0)+s*We+1)};for(let o of e.slice(0,Xn))n.postings(o,r);return t}function Zn(e,n){let t=new Map;for(let[r,o]of e){let a=(n.home(r)?.areas??[]).filter(i=>$n(i)&&o>(t.get(i)??0));if(a.length>0&&!n.isReplaced(r))for(let i of a)t.set(i,o)}return new Map([...t].map(([r,o])=>[r,Yn(o)]))}function Yn(e){return{impact:Math.floor(e/We),words:e%We}}function ms(e){let n=new Map;for(let t of e)for(let r of t.skills)n.set(r,(n.get(r)??0)+t.points);return n}var ee={words:3,borneOut:30,likely:60,sure:90,near:.7},gs=40;function hs(e){return Math.max(1,e/gs)}function ys(e,n,t){let r=hs(n),o=Math.max(0,...[...e.values()].map(({impact:a})=>a)),s=new Map;for(let[a,{impact:i,words:l}]of e){let c=l>=ee.words&&i>=r*ee.likely&&i>=ee.near*o,u=c&&i===o&&i>=r*ee.sure,m=i===o&&l>1&&i>=r*ee.borneOut&&(t.get(a)??0)>0;(c||m)&&s.set(a,u?2:1)}return s}function Jn(e,n,t){let r=new Map;for(let i of e)for(let l of i.areas)r.set(l,(r.get(l)??0)+i.points);let o=(i,l)=>e.some(c=>c.source===i&&c.areas.includes(l))?1:0,s=ys(n,t,r),a=i=>n.get(i)?.impact??0;return[...new Set([...r.keys(),...s.keys()])].map(i=>{let l=r.get(i)??0,c=l+o("hint",i)+(l>0?o("ambiguous",i):0);return{area:i,points:c+(s.get(i)??0),clear:c}}).filter(i=>i.points>0).sort((i,l)=>l.points-i.points||a(l.area)-a(i.area)||(i.area<l.area?-1:1))}var Qn=6e3,et=2e4,ws=/^<(?:task-notification|system-reminder|command-[a-z]+|local-command-[a-z]+|bash-(?:input|stdout|stderr)|user-prompt-submit-hook|system|notification|context|ide_[a-z_]+|fire-flow[a-z-]*|teammate-message|agent-[a-z-]+)\b/i,ks=/^\s*(?:at .+[:(]|File ".+", line \d|Traceback \(most|\[?\d{4}-\d\d-\d\d[T ]|\[?\d\d:\d\d:\d\d|(?:npm|yarn|pnpm) (?:ERR|error|WARN|warn)|(?:error|fatal|warn(?:ing)?|info|debug|trace)\s*[:[|]|[\w.]*(?:Error|Exception)\b.*:|E {2,}|>>? |\$ |\+ |- |@@ |diff --git|\s*\d+ \||[\u2502\u251c\u2514|])/i,bs=/^[ \t]*(```+|~~~+)[^\n]*\n[\s\S]*?(?:^[ \t]*\1[ \t]*$|(?![\s\S]))/gm,Ss=/<([A-Za-z][\w-]{1,40})\b[^<>\n]{0,300}>[^<]{0,8000}<\/\1>/g,xs=/\bhttps?:\/\/\S+/g,Es=/"[^"\n]{25,2000}"|\u201c[^\u201d\n]{25,2000}\u201d/g;function ze(e){let n=S(e.replace(/^\uFEFF/,""),Qn+et,"").trim(),t=Os(n);if(t)return{own:"",pasted:"",none:t};let r=[],o=u=>(r.push(u),`
`),s=vs(n)?n.replace(bs,o):n,a=s.includes("</")?s.replace(Ss,o):s,i=Rs(a,o),l=i.includes("://")?i.replace(xs," "):i,c=/["\u201c]/.test(l)?l.replace(Es,o):l;return{own:S(c.trim(),Qn,""),pasted:S(r.join(`
`),et,""),none:t}}function vs(e){return e.includes("```")||e.includes("~~~")}function Os(e){return e===""?"empty":!e.startsWith("<")&&!e.startsWith("/")?null:ws.test(e)?"envelope":/^\/[a-z][\w:-]*(?:\s|$)/i.test(e)?"command":null}var As=/^\s*[\u276f\u279c\u03bb$] \S/;function Rs(e,n){let t=e.split(`
`),r=e.includes("> ");if(t.length<2&&!r)return e;let o=t.map(a=>ks.test(a)),s=!1;return t.map((a,i)=>{if(s=a.trim()!==""&&(s||As.test(a)),s)return n(a);let l=/^\s*> /.test(a),c=o[i-1]===!0||o[i+1]===!0,u=/^\s*- /.test(a);return l||o[i]&&c&&!u?n(a):a}).join(`
`)}function nt(...e){return require("part:guidance-choice").vetoesOf(...e)}var tt=4,Ms={prompt:[],decision:["architecture"],error:["debugging"],health:["debugging"],boundary:["integrations"],test:["methodology"]};function He(e,n,t){let r=[],o=(O,E)=>{r.push({step:O,text:E})},s={skills:[],domains:[],reasons:r},a=Ps(e);if(a.none&&o("speech",`no words of a user: ${a.none}`),a.none)return s;let i=Gn(e,a.own,a.pasted),l=Le(i.words),c=Wn(i,l,n),u=Cs(i,l),p=null,m=()=>(p??=Vn(u,n),p),R=Fs(e)?Zn(m(),n):Is,Y=Ts(Jn(c,R,u.length),c,o),I=_s(Y,e,a,o);if(I.length===0)return s;let D=new Set([...I.map(O=>O.area),...Ms[e.kind]]),f=Kn(m(),c,D,n),g=$s(c,I);return{skills:qn({kind:e.kind,isThin:g,asked:u.length},f,o).filter(({skill:O})=>Ls(O,t,o)).map(({skill:O,score:E,own:N})=>({...O,score:E,own:N})),domains:I,reasons:r}}function Ts(e,n,t){for(let{areas:r,source:o,what:s,points:a}of n)r.length>0&&t("signal",`${o} "${s}" ${a} \u2192 ${r.join(", ")}`);for(let{area:r,points:o}of e.slice(0,4))t("domain",`${r} ${o}`);return e}var Is=new Map;function Fs({kind:e}){return e!=="boundary"&&e!=="test"}function _s(e,n,t,r){let o=e.filter(i=>i.points>=2).slice(0,2);if(o.length===0&&r("domain",`no domain has ${2} points`),o.length===0)return[];let s=Ns(n,t);for(let i of s)r("veto",`${i.name} (${i.strength})`);if(s[0]?.strength==="hard")return[];if(s.length===0)return o;let a=o.filter(i=>i.clear>=tt);return a.length===0&&r("veto",`doubted, and no domain has ${tt} points`),a}function $s(e,n){let t=e.filter(({areas:s,points:a})=>a>0&&n.some(i=>s.includes(i.area))),[r]=t,o=t.length===1&&r?.source==="word"&&!r.what.includes(" ");return({areas:s})=>{let a=n.filter(({area:l})=>s.includes(l)),i=a.length>0?a:n;return o||i.every(({clear:l})=>l<2)}}function Ls(e,n,t){let r=n.has(e.key)||n.has(e.hash);return r&&t("given",`${e.key} was given already`),!r}function Ps(e){return e.kind==="prompt"||e.kind==="decision"?ze(e.text):e.kind==="health"?{...ze(e.text),none:null}:{own:"",pasted:"",none:null}}function Ns(e,n){return e.kind!=="prompt"&&e.kind!=="decision"?[]:nt(n.own,e.files??[])}function Cs(e,n){let t=e.files.slice(0,10).map(o=>o.slice(o.lastIndexOf("/")+1)),r=Le([...e.packages.slice(0,20),...t].join(`
`));return Dn([...n,...r])}function Ue(...e){return require("part:guidance-choice").composeGuidance(...e)}var Ds=[[["should ","shall "],/\b(?:should|shall) (?:i|we|it) (?:use|go with|choose|pick|store|keep|move|put|do|have|split|build|write|switch)\b[^?\n]{1,200}\b(?:or|vs\.?|versus)\b/],[["better","best","prefer","recommend","right","safer"],/\b(?:which|what) (?:is|would be|one|approach|option|way|library|framework|database|strategy)\b[^?\n]{0,80}\b(?:better|best|prefer\w*|recommend\w*|right|safer)\b/],[[" vs"," versus"],/\b\w[\w.+-]* (?:vs\.?|versus) \w/],[["trade","pros and cons","checkpoint:","decide ","choose ","choice "],/\b(?:trade-?offs?|pros and cons|checkpoint:decision|decide (?:between|whether)|choose between|choice between)\b/],[["where "],/\bwhere (?:do|should) (?:i|we)\b[^?\n]{1,160}\bor\b[^?\n]{1,80}\?/],[["?"],/,[^?\n]{2,80},? or [^?\n]{2,80}\?\s*$/],[["?"],/:[^?\n]{2,120}\bor [^?\n]{2,80}\?\s*$/]];function Be(e){let n=e.slice(0,2e3).toLowerCase();return Ds.some(([t,r])=>h(n,t)&&r.test(n))}var me={version:1,initial:{activations:0,injected:0,useful:[],given:[],latest:null,guided:[],errors:{},packages:[]},step:js};function js(e,n){switch(n.kind){case"compaction":return{...e,given:[]};case"useful":return{...e,useful:[...new Set([...e.useful,n.skill])]};case"said":return n.channel==="guidance"?zs(e,n.key.split(" ")):e;case"guidance":return n.skills.length===0?e:Ws(e,n);case"edit":return n.packages?{...e,packages:Hs(e.packages,n.packages)}:e;case"failure":return n.host?e:rt(e,[n.signature.id]);case"check":return rt(e,n.signatures.map(({id:t})=>t));default:return e}}function Ws(e,n){return{...e,activations:e.activations+1,injected:e.injected+n.skills.length,given:[...new Set([...e.given,...n.skills,...n.hashes])],latest:{skills:n.skills,about:n.about??""},guided:[...new Set([...e.guided,...n.signatures])]}}function zs(e,n){return{...e,given:[...new Set([...e.given,...n])]}}function rt(e,n){if(n.length===0)return e;let t={...e.errors};for(let r of new Set(n))t[r]=(t[r]??0)+1;return{...e,errors:Object.fromEntries(Object.entries(t).slice(-300))}}function Hs(e,n){return[...new Set([...e,...n])].slice(-500)}function _(e,n=!1){if(!n)return ge(e);let t=e.replaceAll("\\","/"),r=/^\/(?:mnt\/)?([a-zA-Z])(?=\/|$)/.exec(t),o=r?`${r[1]}:${t.slice(r[0].length)||"/"}`:t;return ge(o.replace(/^[a-z]:/,s=>s.toUpperCase()))}function he(e,n){return Us(n)?ge(n):ge(`${e}/${n}`)}function Us(e){return e.startsWith("/")||/^[A-Za-z]:\//.test(e)}function F(e){let n=e.lastIndexOf("/");return n<0?".":n===0?"/":n===2&&/^[A-Za-z]:\//.test(e)?e.slice(0,n+1):e.slice(0,n)}function Bs(e){let n=e.includes("//")||e.includes("/.")||e.endsWith("/");return e.startsWith("/")&&!n}function ge(e){if(Bs(e))return e;let n=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",t=[];for(let r of e.slice(n.length).split("/"))r===""||r==="."||(r===".."&&t.length>0&&t.at(-1)!==".."?t.pop():(r!==".."||n==="")&&t.push(r));return n+t.join("/")||"."}var Gs=["user","project"];function st(e,n,t){let o=(t.files.has(`${t.environment.stateDir}/skills`)?Gs:[]).map(i=>{let l=qs(i,n,t),c=t.files.read(`${l}/current`,100);return c.ok?ot(`${l}/${c.value.trim()}`,i,t):null}),a=[e?ot(`${e}/hooks/skills`,"shipped",t):null,...o].filter(i=>i!==null);return a.length===0?null:De(a)}function ot(e,n,{files:t}){let r=s=>{let a=t.open(`${e}.${s}`);return a.ok?a.value:null},o=r("idx");return o&&Ce(o,()=>r("txt"),n)}function qs(e,n,{environment:t}){return`${t.stateDir}/skills/${k(n)}${e==="user"?"":"-project"}`}var Xs=300;function it(e,n){let{config:t}=n,r=Ks(n);if(!t.guidance.enabled||r===null||r.activations>=t.guidance.maxPerSession)return null;let o=st(n.world.environment.pluginRoot,n.root,n.world);if(o===null)return null;let s=He(e,o,new Set(r.given));if(s.skills.length===0)return null;let a=Ue(s,o,e);if(a===null)return null;let i=s.skills.map(({key:c})=>c),l={v:1,kind:"guidance",at:n.world.clock.now(),moment:e.kind,skills:i,hashes:s.skills.map(c=>c.hash),signatures:"signatures"in e?e.signatures.map(({id:c})=>c):[],about:S(Vs(e),Xs)};return{channel:"guidance",key:i.join(" "),text:a,facts:[l]}}function Ks({journal:e}){let n=e.fold("guidance",me);return n.known?n.state:null}function Vs(e){return"text"in e?e.text:e.kind==="test"?e.excerpt:JSON.stringify(e)}var qe={version:2,initial:{names:[],errorFiles:[],asks:null,denials:{},latest:null,notices:[],narrowed:{},persisted:[],ignoresRewrites:!1},step:Zs};function Zs(e,n){switch(n.kind){case"prompt":return{...e,names:Ge(e.names,n.names),asks:n.asks};case"check":return{...e,errorFiles:Ge(e.errorFiles,n.signatures.flatMap(at))};case"failure":return n.host?e:{...e,errorFiles:Ge(e.errorFiles,at(n.signature))};case"denial":return Qs(e,n);case"narrow":return n.use===void 0?e:Js(e,n.use,n);case"persisted":return{...e,persisted:[...e.persisted,n].slice(-50)};case"host":return{...e,ignoresRewrites:!0};case"said":return n.channel==="notice"?{...e,notices:[...e.notices,n.key].slice(-Ys)}:e;default:return e}}var Ys=50;function at({file:e}){return e?[e]:[]}function Ge(e,n){return[...e.filter(t=>!n.includes(t)),...n].slice(-500)}function Js(e,n,t){let r=Object.entries(e.narrowed).slice(-20);return{...e,narrowed:{...Object.fromEntries(r),[n]:t}}}function Qs(e,n){let t=lt(n.path,n.pattern),{[t]:r=0,...o}=e.denials,s=Object.entries(o).slice(-500);return{...e,denials:{...Object.fromEntries(s),[t]:r+1},latest:t}}function lt(e,n){return`${e}
${n}`}var ei=1e5,ct=200,Xe=400,dt=/(?<![\w.+\-/@])@(?:"([^"\n]{1,4096})"|([^\s"'`<>|,;]{1,4096}))/g,ni=5e3,ti=/\b(?!file:)[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>"'`]*/gi,ri=/\bfile:\/\/(?:localhost)?(?=\/)/gi,oi=/(?<!\w)(?:"([^"\n]{1,400})"|`([^`\n]{1,400})`|'([^'\n]{1,400})'|[\u201c\u00ab]([^\u201d\u00bb\n]{1,400})[\u201d\u00bb])(?!\w)/g,si=/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/,ii=/[=,;|:"'`<>]+|(?<![/\\])[([{]|[)\]}](?![/.\\])/,ai=/^[A-Za-z]:[\\/]/;function Ke(e){let n=ci(di(e.slice(0,ei))),t=new Set(ke(n).filter(r=>r.length<=Xe));for(let r of pi(n))ut(t,r);for(let r of n.replace(dt," ").split(/(?<!\\) |[^\S ]+/)){if(t.size>=ct)break;for(let o of mi(r))ut(t,o)}return[...t].slice(0,ct)}function ke(e){if(!e.includes("@"))return[];let n=[...e.matchAll(dt)].map(([,r,o=""])=>r??ye(o));return[...new Set(n.map(we))].filter(r=>r!=="").slice(0,ni)}var li=/\b(?:do not|don['\u2019]t|never|must not|mustn['\u2019]t|should not|shouldn['\u2019]t|avoid|without|stop)\s+(?:ever\s+|even\s+)?(?:read|open|look|touch|use|cat|load|show|print|include|access|chang|edit)[a-z]*\b[^\n;!?]{0,300}?(?=[\n;!?]|,\s|\.\s|\bbut\b|$)/gi;function ci(e){let n=e.toLowerCase();return h(n,ui)?e.replace(li," "):e}var ui=["not","n't","n\u2019t","never","avoid","without","stop"];function di(e){return e.includes("://")?e.replace(ti," ").replace(ri,""):e}function pi(e){return h(e,fi)?[...e.matchAll(oi)].map(n=>we(n.slice(1).join("").trim())):[]}var fi=['"',"`","'","\u201C","\xAB"];function mi(e){if(e.length>Xe||!h(e,pt))return[];let n=ye(e.replaceAll("\\ "," ").replace(/['\u2019]s$/,""));return ai.test(n)?[we(n)]:[n,...n.split(ii),...n.split(si).map(ye)].map(r=>we(ye(r)))}var pt=[".","/","\\"];function ut(e,n){gi(n)&&e.add(n)}function gi(e){return e.length>Xe||!h(e,pt)||!/[A-Za-z_]/.test(e)&&!new RegExp("\\p{L}","u").test(e)||/[\u0000-\u001f\u007f-\u009f]/.test(e)?!1:e.includes("@")&&!/[/\\]/.test(e)?/^@?[^@]+@\dx\.\w+$/.test(e):/[/\\]/.test(e)||/^\.[A-Za-z_]/.test(e)||/[^.\s]\.(?=\w*[A-Za-z])\w{1,12}$/.test(e)}function we(e){return/[#:)]/.test(e)?e.replace(/(?::\d+(?:[-:]\d+)?|#[\w-]*|\(\d+(?:,\d+)?\)|::[\w:.[\]-]*)$/,""):e}var ft="([{<\uFF08\u300C\u300E\u3010\u300A",mt=")]}>\uFF09\u300D\u300F\u3011\u300B",gt="\"'`*\u201C\u201D\u2018\u2019\xAB\xBB\u3001\uFF0C\u3002\uFF1A\uFF1B\uFF01\uFF1F,;:!?",hi=`${gt}.\u2026`;function ye(e){let n=0,t=e.length,r=()=>e.slice(n,t);for(;;){let o=e[n]??"",s=e[t-1]??"";if(n>=t)return"";if(gt.includes(o)||yi(r()))n++;else if(hi.includes(s)||wi(r()))t--;else return r()}}function yi(e){let n=ft.indexOf(e[0]??" ");if(n<0)return!1;let t=e.indexOf(mt[n]??"");return t<0||t===e.length-1}function wi(e){let n=mt.indexOf(e.at(-1)??" ");return n>=0&&!e.includes(ft[n]??"")}var wt=/^<(task-notification|system-reminder|command-[a-z]+|local-command-[a-z]+|bash-(?:input|stdout|stderr)|user-prompt-submit-hook|teammate-message)[\s>]/,ki=["This session is being continued from a previous conversation","Base directory for this skill:","[Request interrupted by user","Caveat: The messages below were generated by"],bi=8e3,Si=4e3;function te(e){let n=e.trim();return ki.some(t=>n.startsWith(t))?!0:n.startsWith("<")?n.startsWith("<task-notification>")?!0:wt.test(n)&&kt(n)==="":!1}function be(e){if(!e.trimStart().startsWith("/"))return null;let n=/^\s*\/(?:[\w-]{1,60}:)?([a-z][\w-]{0,60})(?=\s|$)/i.exec(e.slice(0,300));return n?{name:n[1]??"",text:e.slice(n[0].length).trim()}:null}function Ve(e){return te(e)?"":Ii(Ze(kt(Ye(e,bi,Si))).join(`
`)).split(`
`).map(n=>n.replace(/[ \t]+/g," ").trim()).filter(n=>n!=="").join(`
`)}function Ze(e){let n=e.split(/\r\n?|\n/);return(h(e,["```","~~~"])?Ei(n):n).filter(r=>!Ti(r))}function Ye(e,n,t){if(e.length<=n+t)return e;let r=e.slice(0,n),o=e.slice(-t),s=r.lastIndexOf(`
`),a=o.indexOf(`
`);return`${s<0?r:r.slice(0,s)}
${o.slice(a+1)}`}function kt(e){let n=xi(e.trim(),"<system-reminder>","</system-reminder>").trim();for(let t=ht(n);t;t=ht(n)){let r=`</${t[1]}>`,o=n.indexOf(r);n=o<0?"":n.slice(o+r.length).trim()}return n}function ht(e){return e.startsWith("<")?wt.exec(e):null}function xi(e,n,t){let r="",o=0;for(let s=e.indexOf(n);s>=0;s=e.indexOf(n,o)){r+=e.slice(o,s);let a=e.indexOf(t,s);if(a<0)return r;o=a+t.length}return r+e.slice(o)}function Ei(e){let n=[],t="";for(let r of e){let o=/^\s{0,3}(`{3,}|~{3,})/.exec(r)?.[1]??"";t===""&&o===""?n.push(r):t===""?t=o:o.startsWith(t)&&(t="")}return n}var yt="0123456789",vi="ABCDEFGHIJKLMNOPQRSTUVWXYZ",ne=[""],Oi=["TRACE","DEBUG","INFO","WARN","ERROR","FATAL","CRITICAL"],Ai=["PASS","FAIL","ok","RUN"],Ri=[[">",ne,/^\s*>/],[`[${yt}`,[":"],/^\s*\[?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d\d:\d\d:\d\d)/],["[TDIWEFC",Oi,/^\s*\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|CRITICAL)\]?[\s:|]/],["npyNPY",["pm ","PM ","arn ","ARN "],/^\s*(?:npm|pnpm|yarn) (?:ERR!|error|warn)/i],["a",["at "],/^\s+at (?:async )?[\w$.<>/\\[\]-]+ ?\(?/],["F",['File "'],/^\s*File "[^"]*", line \d+/],["T",["Traceback ("],/^\s*Traceback \(most recent call last\)/],[vi,[": "],/^\s*(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception|Warning|Panic)(?:\s?\[\w+\])?: /],["efwp",[": "],/^\s*(?:error|fatal|warning|panic)(?:\[\w+\]|\sTS\d+)?: /],["",[":"],/^\s*[\w@./\\-]+\.\w{1,5}(?::\d+(?::\d+)?:?\s|\(\d+,\d+\):)/],["$%#",[" "],/^\s*[$%#] \w/],["di@+-",["diff --git","index ","@@ ","+++ ","--- "],/^\s*(?:diff --git|index [0-9a-f]{7}|@@ |\+\+\+ |--- )/],["+-",ne,/^\s*[+-]\s?(?:import|export|const|let|function|return|class|def|if|for)\b/],[`|${yt}`,["|"],/^\s*\d*\s*\|\s/],["=-_~^",ne,/^\s*(?:={3,}|-{4,}|_{4,}|~{3,}|\^+)/],["PFoR-",Ai,/^\s*(?:--- )?(?:PASS|FAIL|FAILED|ok|RUN)[: ]\s*\S*[./:]\S*/],["[{",ne,/^\s*[{[].*[}\]],?\s*$/],["\u2713\u2717\u2718\xD7\u25CF\u23FA\u23BF\u251C\u2514\u2502\u276F",ne,/^/]],Mi=/^\s*(?:const|let|var|function|import|export|def|class|return|public|private|func|fn|#include|SELECT|INSERT)\b/;function Ti(e){let n=e.slice(0,400),t=n.trim();if(t==="")return!1;let r=t.charAt(0);return Ri.some(([o,s,a])=>(o===""||o.includes(r))&&h(n,s)&&a.test(n))||";{(:)".includes(t.charAt(t.length-1))&&Mi.test(n)}function Ii(e){return Fi.filter(([t])=>h(e,t)).reduce((t,[,r,o])=>t.replace(r,o),e)}var Fi=[[["`"],/`[^`\n]{0,300}`/g," "],[["://"],/\b[a-zA-Z][a-zA-Z0-9+.-]{1,10}:\/\/[^\s)>\]]+/g," "],[["<"],/<\/?[A-Za-z][^<>\n]{0,200}>/g," "],[['"',"\u201C","\u201E","\xAB","\u300C"],/"[^"\n]{0,300}"|\u201c[^\u201d\n]{0,300}\u201d|\u201e[^\u201c\u201d\n]{0,300}[\u201c\u201d]|\u00ab[^\u00bb\n]{0,300}\u00bb|\u300c[^\u300d\n]{0,300}\u300d/g," "],[["'"],/(^|[\s(])'[^'\n]{1,200}'(?=[\s).,;:!?]|$)/gm,"$1 "]];var _i=/[^a-z0-9'._+#\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\uff66-\uffdc-]+/;function Se(e){return/[A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u3040-\ud7ff]/.test(e)}function re(e){return` ${e.slice(0,12e3).normalize("NFC").toLowerCase().replace(/[\u2019\u2018`\u00b4]/g,"'").split(_i).map(r=>r.replace(/^['.+-]+(?![a-z])|['.+-]+$/g,"")).filter(r=>r!=="").join(" ")} `}function y(e,{words:n,anywhere:t}){let r=$i(e);return bt(n,(s,a)=>((r[s&Je]??0)&1<<a)!==0,s=>e.includes(St(s)))||t.some(s=>e.includes(s))}var Je=31;function $i(e){let n=new Array(Je+1).fill(0);for(let t=0;t>=0;t=e.indexOf(" ",t+1)){let r=e.charCodeAt(t+1)&Je;n[r]=(n[r]??0)|1<<e.charCodeAt(t+2)}return n}function bt(e,n,t){for(let r=1,o=0;r<e.length;r=o+1)if(o=e.indexOf(`
`,r),(o-r<3||n(e.charCodeAt(r),e.charCodeAt(r+1)))&&t(e.slice(r,o)))return!0;return!1}function x(e,{words:n}){let t=e.charCodeAt(1),r=e.charCodeAt(2),o=0;return bt(n,(s,a)=>s===t&&a===r,s=>{let a=St(s);return a.length>o&&e.startsWith(a)&&(o=a.length),!1}),o}function W(e,...n){let t=e;for(;;){let r=n.reduce((o,s)=>Math.max(o,x(t,s)),0);if(r===0||t.length<=1)return t;t=t.slice(r-1)}}function C(e){return e.trim()===""?0:e.trim().split(" ").length}function St(e){return e.endsWith("*")?` ${e.slice(0,-1)}`:` ${e} `}var xe={words:`
abort*
adapt
add
adjust
allow
apply
automate
bring
build
bump
cache
capitalise
capitalize
catch
change
clean
close
commit
configure
connect
convert
copy
correct
create
cut
debounce
debug
decouple
decrease
dedupe
delete
deploy
deprecate
design
disable
display
dockerize
document
downgrade
draft
drop
edit
eliminate
enable
encrypt
enforce
ensure
execute
export
expose
extend
extract
fill
finish
fix
flip
fork
format
generate
get rid
handle
harden
hide
hook
implement
import
improve
inline
increase
initialise
initialize
inject
insert
install
integrate
introduce
isolate
leave
limit
lint
log
lower
make
memoize
merge
migrate
mock
modernise
modernize
modify
move
nudge
open
optimise
optimize
parallelize
patch
paginate
persist
pin
polish
port
prefix
prevent
protect
publish
pull
push
put
raise
rebase
redesign
redo
reduce
refactor
reformat
register
release
remove
rename
reorder
reorganise
reorganize
repair
replace
reset
resize
resolve
restore
restructure
revert
rewrite
rework
roll
rotate
run
sanitise
sanitize
save
scaffold
secure
separate
set
setup
shorten
silence
simplify
skip
solve
sort
speed
split
squash
start
store
strip
support
swap
switch
sync
test
throw
tidy
translate
trim
turn
type
uncomment
undo
unify
uninstall
update
upgrade
use
validate
wire
work on
wrap
write
get it
get this
get that
unskip
un-skip
re-enable
unpin
`,anywhere:[]},xt={words:`
korrigier*
beheb*
behoben
f\xFCge
hinzu*
einf\xFCg*
\xE4nder*
umbenenn*
benenne
l\xF6sch*
entfern*
erstell*
schreib*
implementier*
verbesser*
refaktor*
baue
einbau*
umbau*
umstell*
migrier*
ersetz*
aktualisier*
reparier*
fixe
setze
r\xE4um*
passe
anpass*
verschieb*
richte
entwickl*
corrig*
ajout*
supprim*
modifi*
renomm*
remplac*
cr\xE9e*
impl\xE9ment*
am\xE9lior*
refactoris*
migre*
\xE9cri*
mets
mettre
r\xE9pare*
enl\xE8ve*
d\xE9place*
cambi*
agreg*
a\xF1ad*
arregl*
elimin*
borra*
crea
crear
implementa*
refactoriz*
migra*
renombra*
actualiz*
mejor*
reemplaz*
escrib*
quita*
repar*
convierte*
adicion*
corrij*
remov*
alter*
apag*
escrev*
aggiung*
corregg*
rimuov*
modific*
sistema
scrivi
rinomina*
sostitui*
`,anywhere:["\u8FFD\u52A0","\u4FEE\u6B63","\u76F4\u3057","\u5909\u66F4","\u524A\u9664","\u4F5C\u6210","\u5B9F\u88C5","\u30EA\u30D5\u30A1\u30AF\u30BF","\u79FB\u884C","\u7F6E\u304D\u63DB","\u6539\u5584","\u66F4\u65B0","\u66F8\u3044\u3066","\u5BFE\u5FDC\u3057\u3066","\u6D88\u3057\u3066","\u4FEE\u590D","\u6DFB\u52A0","\u589E\u52A0","\u5220\u9664","\u4FEE\u6539","\u91CD\u547D\u540D","\u5B9E\u73B0","\u91CD\u6784","\u4F18\u5316","\u6539\u6210","\u6362\u6210"]},Et={words:`
analyse
analyze
assess
audit
check
clarify
compare
confirm
count
define
describe
diagnose
elaborate
enumerate
estimate
evaluate
examine
explain
explore
figure
find
give
identify
inspect
investigate
list
locate
look
outline
point
print
recap
recommend
remind
report
research
review
scan
search
show
study
suggest
summarise
summarize
take a look
teach
tell
verify
walk
elaborate
erkl\xE4r*
zeig*
beschreib*
pr\xFCf*
nenn*
liste
vergleich*
explique*
expliqu*
montre*
d\xE9cri*
v\xE9rifi*
liste*
explica*
muestra*
describe*
revisa*
dime
spiega*
mostra*
read
reread
re-read
double check
double-check
get up to speed
get a high level view
familiarise
familiarize
acknowledge
answer
ask
brainstorm
consider
discuss
propose
guess
imagine
prefer
remember
say
think
try making some sense
make sense
see if
see whether
see what
see why
see how
have a look
take another look
`,anywhere:[]},Qe={words:`
what
what's
whats
why
how
how's
where
where's
which
who
who's
whose
whether
is
are
was
were
does
do we
do you
do i
do they
did
should
would
could
can
has
have we
have you
am i
will
isn't
aren't
doesn't
didn't
shouldn't
wondering
curious
any idea
any ideas
when is
when are
when do
when does
when did
when will
when should
wie
warum
wieso
weshalb
wo
wer
wann
welche*
wozu
ist
sind
gibt es
hat
kann
k\xF6nnen
sollte*
stimmt
pourquoi
comment
o\xF9
quel*
qui
quand
est-ce*
c'est quoi
qu'est*
que
combien
y a-t-il
qu\xE9
por qu\xE9
c\xF3mo
d\xF3nde
cu\xE1l*
qui\xE9n
cu\xE1ndo
cu\xE1nto*
es
hay
est\xE1
o que
por que
como
onde
qual
cosa
perch\xE9
dove
quale
`,anywhere:[]},vt={words:"",anywhere:["\u3067\u3059\u304B","\u307E\u3059\u304B","\u306A\u305C","\u6559\u3048\u3066","\u8AAC\u660E\u3057\u3066","\u3067\u3057\u3087\u3046\u304B","\u4EC0\u4E48","\u4E3A\u4EC0\u4E48","\u600E\u4E48","\u5417","\u89E3\u91CA"]},z={words:`
can you
could you
would you
will you
can u
could u
can we
could we
would it be possible to
is it possible to
please
pls
plz
kindly
help me to
help me
help
try to
try and
go ahead and
go and
feel free to
let's
lets
let us
make sure to
be sure to
you should
you can
you need to
you must
you have to
we need to
we should
we have to
we must
i need you to
i want you to
i'd like you to
i would like you to
i need to
i want to
i'd like to
i would like to
we want to
we'd like to
do you mind
would you mind
you to
your task is to
the goal is to
time to
remember to
don't forget to
kannst du
k\xF6nntest du
k\xF6nnen sie
k\xF6nnten sie
w\xFCrdest du
bitte
peux-tu
pourrais-tu
pouvez-vous
pourriez-vous
tu peux
s'il te pla\xEEt
s'il vous pla\xEEt
puedes
podr\xEDas
puede
por favor
voc\xEA pode
puoi
potresti
`,anywhere:[]},H={words:`
also
now
so
ok
okay
hi
hey
hello
hallo
hola
well
then
and
but
just
simply
actually
maybe
first
second
third
next
finally
again
quickly
instead
anyway
yes
yeah
yep
sure
great
cool
to
or
one
only
otherwise
afterwards
additionally
plus
und
dann
jetzt
noch
et
y
then
task
todo
wir m\xFCssen
wir sollten
il faut
hay que
tenemos que
on doit
in the end
claude
alright
right
wait
hmm
hm
oh
question
quick question
follow up question
quick follow up question
`,anywhere:[]},Ot={words:`
broken
breaks
crash*
fails
fail
failing
failed
bug
buggy
doesn't work
does not work
don't work
not working
isn't working
stopped working
no longer
does nothing
nothing happens
wrong
incorrect
missing
error
errors
exception
hangs
freezes
stuck
leak
leaks
flaky
regression
never goes
closes
twice
doesn't
does not
won't
cannot
can't
logs differently
too low
too slow
too big
too small
getting this
kaputt
schl\xE4gt fehl
funktioniert nicht
geht nicht
ne marche pas
ne fonctionne
no funciona
fallan
is not
isn't
are not
aren't
wasn't
broke
regressed
blew up
blows up
died
dies
throws
threw
times out
timed out
flickers
`,anywhere:["\u52D5\u304B\u306A\u3044","\u30A8\u30E9\u30FC","\u5931\u6557"]},Ee={words:`
should
shall
must
needs to
need to
needs
need a
need an
we need
i need
i want
we want
i'd like
i would like
we'd like
would be great
would be nice
would be good
would love
it would help
has to
have to
supposed to
ought to
soll
sollte
muss
m\xFCssen
m\xF6chte
brauche
doit
faut
voudrais
aimerais
debe
deber\xEDa
quiero
necesito
`,anywhere:["\u3057\u3066\u307B\u3057\u3044","\u5FC5\u8981"]},ve={words:`
want to know
like to know
want to understand
like to understand
need to understand
need to know
wonder
wondering
curious
don't understand
dont understand
do not understand
not sure why
not sure how
no idea why
tell me
explain
let me know
ich verstehe nicht
m\xF6chte wissen
`,anywhere:[]},At={words:`
don't change anything
don't change any
don't edit
don't modify
don't touch any
don't touch anything
don't fix
don't implement
do not change anything
do not change any
do not edit
do not modify
do not fix
do not implement
dont change
no code changes
no changes
no edits
without changing any
without modifying
without editing
without doing any changes
without making changes
read only
read-only
just tell me
just explain
only explain
only report
nichts \xE4ndern
\xE4ndere nichts
ohne etwas zu \xE4ndern
sans rien modifier
ne modifie rien
sin cambiar nada
no cambies nada
`,anywhere:[]},en={words:`
thanks
thank
thx
ty
hi
hello
hey
good
morning
evening
afternoon
job
work
works
perfectly
ok
okay
k
yes
yep
yeah
yup
y
no
nope
n
nah
sure
great
nice
perfect
cool
awesome
excellent
amazing
lol
haha
sounds
looks
look
fine
right
correct
exactly
agreed
continue
go
going
on
ahead
keep
proceed
resume
next
wait
stop
never
mind
nevermind
sorry
oops
hm
hmm
interesting
option
please
pls
do
it
that
this
that's
thats
the
a
b
c
to
me
you
so
much
very
for
now
all
done
bye
well
wow
i
see
got
what
meant
first
second
one
both
lgtm
ship
and
was
again
try
more
danke
dir
ja
nein
weiter
mach
das
gut
super
prima
genau
passt
bitte
hallo
gracias
s\xED
si
vale
contin\xFAa
sigue
bien
hola
funciona
merci
beaucoup
oui
non
d'accord
vas-y
parfait
bonjour
obrigado
grazie
plan
idea
wonderful
fantastic
brilliant
none
of
whew
omg
too
just
already
agree
cheers
mate
worries
did
dude
bro
buddy
brb
ta
yay
sweet
neat
lovely
worked
appreciated
bad
`,anywhere:["\u3042\u308A\u304C\u3068","\u306F\u3044","\u3044\u3044\u3048","\u7D9A\u3051\u3066","\u304A\u9858\u3044","\u8C22\u8C22","\u597D\u7684","\u7EE7\u7EED"]},nn={words:`
yes
yep
yeah
yup
y
ok
okay
sure
continue
go on
go ahead
keep going
proceed
resume
do it
do that
sounds good
option
next
ship it
try again
ja
weiter
mach
s\xED
vale
contin\xFAa
sigue
oui
d'accord
vas-y
`,anywhere:["\u306F\u3044","\u7D9A\u3051\u3066","\u7EE7\u7EED","\u597D\u7684"]},Rt={words:`
i
i'm
im
i'll
i've
we
we're
you
my
is
was
are
am
it's
its
that's
thats
think
guess
meant
what the
ich
du
wir
ist
je
tu
est
yo
nous
somos
`,anywhere:[]},Mt={words:`
can you
could you
would you
will you
can u
could u
please
pls
plz
i want you to
i'd like you to
i need you to
go ahead and
let's
lets
`,anywhere:[]},Tt={words:`
don't
dont
do not
never
without
no need to
not
`,anywhere:[]};function It(e){let n=re(e);if(Ni(n))return{asks:"chat",continues:y(n,nn)};let t=Ci(e).map(Wi);return{asks:Li(n,e,t),continues:!1}}function Li(e,n,t){let r=s=>t.includes(s),o=r("question")||r("inform");return y(e,At)&&(o||y(e,ve))?"question":r("change")||r("report")&&!r("question")&&!y(e,ve)?"change":o?"question":r("wish")?"change":/[?\uff1f]/.test(n)?"question":Pi(e)}function Pi(e){let n=x(e,en)>0&&x(e,H)+x(e,nn)>0;return C(e)<3||n||y(e,Rt)?"chat":"change"}function Ni(e){let n=e.trim().split(" ").filter(t=>t!=="");return n.length>12?!1:n.every(t=>/^\d{1,2}$/.test(t)||!Se(t)||y(` ${t} `,en))}function Ci(e){if(!h(e.toLowerCase(),Di))return[e].filter(Se);let n=e.split(/([.!?;:\u3002\uff01\uff1f\u3001]+(?:\s|$|(?<=[\u3002\uff01\uff1f\u3001]))|\n+|,\s+|\s[-\u2013\u2014]+\s|\s\+\s|[()])|\b(?:and then|then|and|but|und|aber|et|mais|pero)\b/i);return ji(n).filter(Se).slice(0,60)}var Di=[...`.!?;:\u3002\uFF01\uFF1F\u3001
,-\u2013\u2014+()`,"then","and","but","und","aber","et","mais","pero"];function ji(e){let n=[];for(let t=0;t<e.length;t+=2)n.push(`${e[t]??""}${e[t+1]??""}`);return n}function Wi(e){let n=/[?\uff1f]/.test(e),t=re(e),r=W(t,H),o=W(W(r,z),H,z);return Hi(r)?"none":x(o,xe)>0?"change":x(o,Et)>0||y(t,ve)?"inform":(x(r,Qe)>0||y(t,vt))&&(n||x(r,z)===0)?"question":y(t,xt)||zi(r,o)?"change":n?"question":y(t,Ot)?"report":y(t,Ee)?"wish":"none"}function zi(e,n){return x(e,Mt)>0&&C(n)>1&&x(n,Qe)===0}function Hi(e){return x(e,Tt)>0}var Ft={words:`
auth
oauth*
authenticat*
authoriz*
authoris*
sso
saml
openid
oidc
jwt*
password*
csrf
xss
ssrf
injection
rbac
access control
role based
role-based
permissions
privilege*
encrypt*
decrypt*
credential*
secrets
vulnerab*
exploit*
attacker*
security
insecure
secure
2fa
mfa
two-factor
two factor
brute-force
brute force
session token*
session cookie*
httponly
sanitiz*
sanitis*
traversal
harden
cve*
signing key*
api key*
private key*
access token*
refresh token*
pii
gdpr
spoof*
forge
sicherheit*
authentifizier*
verschl\xFCssel*
passwort*
passw\xF6rter*
zwei-faktor*
berechtigung*
zugriffsrecht*
authentification
s\xE9curi*
mot de passe
mots de passe
chiffr*
autenticaci*
contrase\xF1a*
segurid*
segura
seguro
cifra*
tenant id
tenant ids
tenant isolation
cross-tenant
multi-tenan*
`,anywhere:["\u8A8D\u8A3C","\u8A8D\u53EF","\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3","\u30D1\u30B9\u30EF\u30FC\u30C9","\u6697\u53F7","\u6A29\u9650","\u8106\u5F31","\u8BA4\u8BC1","\u5BC6\u7801","\u5B89\u5168","\u6743\u9650"]},_t={words:`
architect*
rearchitect*
monolith*
microservice*
multi-tenan*
multitenan*
multi tenan*
event driven
event-driven
event sourcing
event-sourcing
cqrs
monorepo
plugin system
plugin architecture
database schema
data model
caching layer
message queue
with a queue
service mesh
distributed
sharding
offline sync
offline-first
state management
hexagonal
domain layer
into layers
into services
into separate services
separate services
homegrown
framework migration
redesign
restructure the
structure the
backwards compatib*
public api
from javascript to
to typescript
to graphql
rest with graphql
upgrade from
zero downtime
high availability
scal* to
architektur*
mandanten*
arquitectura*
microservicio*
architettura
`,anywhere:["\u30A2\u30FC\u30AD\u30C6\u30AF\u30C1\u30E3","\u30DE\u30A4\u30AF\u30ED\u30B5\u30FC\u30D3\u30B9","\u67B6\u6784","\u5FAE\u670D\u52A1"]},$t={words:`
everywhere
throughout
across all
across the
across our
whole codebase
whole app
whole frontend
whole front end
whole backend
whole back end
whole api
whole ui
whole site
whole stack
whole database
whole application
whole project
whole repo
whole system
whole thing
whole code base
entire
codebase-wide
repo-wide
app-wide
in all
to all
all of them
all pages
all endpoints
all services
all components
all files
all packages
all modules
all forms
all routes
all controllers
all queries
all models
all apps
all packages
all repositories
all views
all screens
all tests
all classes
every page
every endpoint
every service
every component
every file
every package
every module
every form
every route
every controller
every query
every model
every write
every request
every screen
every view
each service
each endpoint
each page
i18n
internationali*
locali*
\xFCberall
gesamte*
ganze
in allen
aller
partout
toute
toutes
tous les
toda la
todo el
todas las
todos los
`,anywhere:["\u5168\u4F53","\u3059\u3079\u3066","\u5168\u3066","\u5168\u90E8","\u6240\u6709","\u6574\u4E2A"]},Lt={words:`
typo*
spelling
misspell*
grammar
wording
comment
docstring
copyright
whitespace
newline
indentation
heading
label
caption
placeholder
tooltip
color
colour
font
padding
margin
alt text
favicon
broken link
dead link
console*
unused import
unused imports
unused variable
license
badge
emoji
.gitignore
.editorconfig
footer
prettier
one-liner
one liner
quick one
single line
copy text
tippfehler
rechtschreib*
\xFCberschrift
faute de frappe
coquille
titre
couleur
errata
error tipogr\xE1fico
t\xEDtulo
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57","\u62FC\u5199"]},Pt={words:`
log level
error message
default port
timeout
flag
constant
version
`,anywhere:[]},Nt={words:`
typo*
spelling
misspell*
grammar
wording
comment
docstring
copyright
whitespace
newline
heading
label
caption
placeholder
tooltip
color
colour
font
padding
margin
alt text
tippfehler
rechtschreib*
\xFCberschrift
faute de frappe
coquille
`,anywhere:["\u30BF\u30A4\u30D7\u30DF\u30B9","\u8AA4\u5B57","\u9519\u522B\u5B57"]},Ct={words:`
rename
bump
delete
uncomment
swap
nudge
flip
toggle
lower
raise
increase
decrease
set
turn
revert
undo
reformat
format
capitalize
capitalise
pin
commit
push
pull
rebase
stage
export
umbenenn*
benenne
renomm*
renombra*
quita
unskip
un-skip
skip
disable
re-enable
unpin
`,anywhere:[]},Dt={words:`
test
tests
refactor*
implement*
feature
endpoint
migration
component
components
module
service
page
pages
crash*
leak
fail*
broken
slow
imports
folder
script
type errors
debug
investigate
downtime
in prod
in production
`,anywhere:[]},jt={words:`
and test*
with tests
plus tests
unit tests
and document*
and the ui
and ui
in the ui
and the api
and frontend
and backend
and update the
and adapt
and call it
and the database
step by step
`,anywhere:[]},Wt={words:`
how does
how do the
how are
how is
how the
how a
works
work
flow
walk
overview
review
compare
summari*
related
relate
what would
what happens
any places
places
options
pros and cons
investigate
find out
figure out
why is
why does
why do
why are
why the
could be the reason
reason
decides
cover
coverage
leak
slow
trade-offs
audit
analy*
depend*
explain how
warum
wie funktioniert
funktioniert
pourquoi
comment
marche
fonctionne
por qu\xE9
c\xF3mo
`,anywhere:["\u306A\u305C","\u7406\u7531","\u4ED5\u7D44\u307F","\u4E3A\u4EC0\u4E48","\u600E\u4E48"]};function zt(e,n,t,r){if(n==="chat")return{tier:"SIMPLE",files:0,reason:"chat"};if(!y(e,Nt)&&y(e,Ft))return{tier:"COMPLEX",files:t,reason:"security"};if(y(e,_t))return{tier:"COMPLEX",files:t,reason:"architecture"};if(n==="question")return{tier:Yi(e)?"MODERATE":"SIMPLE",files:0,reason:"question"};if(y(e,$t)||Bi(e))return{tier:"COMPLEX",files:Math.max(t,6),reason:"cross-cutting"};let s=Gi(e,t,r);return{tier:s<=1?"SIMPLE":s<=5?"MODERATE":"COMPLEX",files:s,reason:"files"}}var Ui=/ (?:every|each|all) [a-z-]{1,20} (?:pages?|endpoints?|services?|components?|files?|packages?|modules?|forms?|routes?|controllers?|query|queries|models?|apps?|views?|screens?|handlers?|migrations?|tables?|workers?|clients?) /;function Bi(e){return h(e,[" every "," each "," all "])&&Ui.test(e)}function Gi(e,n,t){let r=y(e,jt)?1:0;return n>1?n+r:r===0&&qi(e,n)?1:Math.max(1,3+r+(t==="none"?2:t==="exact"?-2:0))}function qi(e,n){if(C(e)>25)return!1;if(y(e,Lt))return!0;let t=y(e,Dt),r=W(e,H,z);if(x(r,Ct)>0&&!t||Xi(r))return!0;if(t||C(e)>Ht)return!1;let o=x(r,xe)>0||y(e,Ee);return n===1||o&&y(e,Pt)}var Ht=14;function Xi(e){return C(e)>Ht?!1:e.includes(" instead of ")&&Zi.test(e)||e.includes(" should ")&&/ should (?:read|say|be) /.test(e)?!0:h(e,Ki)&&Vi.test(e)}var Ki=[" change"," set "," switch "," turn "," make "," cambia "," \xE4ndere "],Vi=/ (?:change|set|switch|turn|make|cambia|\u00e4ndere|change[rz]?) .{0,80} (?:(?:to|auf|en|a|\u00e0) \S|(?:on|off) (?:$|by |for |in |when ))/,Zi=/ (?:change|set|make|show|say|print|call|name|return) .{0,80} instead of /;function Yi(e){return y(e,Wt)&&!e.includes(" why did you ")}var tn="Difficulty: COMPLEX. Before reporting this as done, check the result once more against the task, its callers and its tests.";function rn(e,n="partial"){if(te(e))return{tier:"SIMPLE",files:0,reason:"chat",asks:"chat",continues:!1};let t=be(e),r=Ve(t?.text??e),o=Bt(t)??(r===""&&e.trim()!==""?Ji:It(r)),s=t||e.includes("`")?Ve(e.replaceAll("`"," ")):r,a=zt(re(r),o.asks,ea(s),n),l=o.asks==="change"&&Bt(t)!==null&&a.tier==="SIMPLE"?{tier:"MODERATE"}:{};return{...o,...a,...l}}var Ut={"fire-execute-plan":"change","fire-3-execute":"change","fire-plan":"change","fire-debug":"change","fire-loop":"change","fire-loop-resume":"change","fire-map-codebase":"change","fire-discover":"question","fire-status":"question"};function Bt(e){return!e||!Object.hasOwn(Ut,e.name)?null:{asks:e.name==="fire-debug"&&/(?:^|\s)--diagnose-only(?=\s|$)/.test(e.text)?"question":Ut[e.name]??"change",continues:!1}}var Ji={asks:"change",continues:!1},Qi=" js jsx mjs cjs ts tsx mts cts py rb go rs java kt cs cpp cc c h hpp php swift vue svelte css scss less html htm json yaml yml toml md mdx sql sh tf xml ini env csv proto graphql prisma dart ex exs scala lua r ipynb txt ";function ea(e){let t=e.split(/[\s"'(),;:!?<>[\]{}]+/).map(r=>r.replace(/^@|[.]$/g,"").toLowerCase()).filter(ta);return new Set(t).size}var na=" node.js next.js nuxt.js vue.js react.js angular.js express.js nest.js ember.js backbone.js alpine.js solid.js three.js d3.js chart.js hls.js video.js p5.js moment.js day.js discord.js ";function ta(e){if(j(na,e))return!1;let n=e.lastIndexOf(".");return n>0&&j(Qi,e.slice(n+1))}var $={decision:{type:"pass"},context:[]};var on={version:2,initial:{levels:[],calls:0,recent:[]},step:ra};function ra(e,n){if(n.kind==="compaction")return{...e,levels:[]};if(n.kind==="said"&&n.channel==="budget"&&oa(n.key))return{...e,levels:[...e.levels,n.key]};let{use:t}=n;return t===void 0||e.recent.includes(t)?e:{...e,calls:e.calls+1,recent:[...e.recent.slice(-31),t]}}function sn({calls:e,recent:n},t){let r=t===void 0?-1:n.lastIndexOf(t);return r<0?e:e-(n.length-1-r)}function oa(e){return e==="warn"||e==="critical"}function Oe(e,{files:n}){return n.isDirectory(`${e}/.planning`)}var Ae="composed.json",sa=25;function ia({journal:e,world:n,config:t}){return t.preservation.enabled&&n.files.has(e.path(Ae))}function Gt(e,n){if(n===void 0||!ia(e))return!1;let{files:t}=e.world,r=t.stat(e.journal.path(Ae)),o=t.stat(n);return r!==null&&o!==null&&o.modified>=r.modified}function qt({journal:e,config:n},t){if(!n.budget.enabled)return!1;let{state:r,known:o}=e.fold("budget",on);return o&&r.calls>0&&sn(r,t)%sa===0}function aa({root:e,world:n}){return Oe(e,n)}function Xt(e){return e.config.recitation.enabled&&aa(e)}async function Kt(e,n){let t=Gt(n,e.transcript),r=qt(n,e.use);if(!t&&!r)return[];let{budgetSpeech:o,verify:s}=await Promise.resolve().then(()=>J(require("part:preservation"),1));return[t?s(n,e.transcript):null,r?o(n,e.transcript):null]}var Vt={calls:0,checks:0,files:[],action:"",last:"",error:""},an={loop:null,aggressive:!1,breaker:!0,halt:null,...Vt,evidence:"not-needed",compactions:0},la=60,ln={version:1,initial:an,step:ca};function ca(e,n){switch(n.kind){case"loop":return ua(e,n);case"prompt":case"stop":return e.halt===null?e:{...e,halt:null};case"edit":{let t=e.files.includes(n.path)?e.files:[...e.files,n.path];return{...oe(e,`edited ${n.path}`,n.hash),files:t.slice(-la),evidence:n.generated?e.evidence:"none"}}case"check":{let t=oe(e,`ran ${n.command}`,`${n.ok} ${n.output}`),r=n.ok?"":n.signatures.map(({id:s})=>s).join(" "),o=n.family==="install"?e.evidence:n.ok?"passed":"failed";return{...t,checks:e.checks+1,error:r,evidence:o}}case"command":{let t=oe(e,`ran ${n.command}`,n.output);return n.writes?{...t,evidence:"none"}:t}case"look":return oe(e,`${n.tool} ${n.target}`,n.version??"");case"failure":return{...oe(e,`${n.tool} failed: ${n.target}`,n.signature.id),error:n.signature.id};case"compaction":return{...e,compactions:e.compactions+1};default:return e}}function ua(e,{phase:n,loop:t,aggressive:r,breaker:o,halt:s}){return n==="iteration"?{...e,...Vt}:n==="end"?{...an,halt:s??null}:{...an,loop:t,aggressive:r===!0,breaker:o!==!1}}function oe(e,n,t){let r=k(`${e.action}\0${n}\0${t}`);return{...e,calls:e.calls+1,action:r,last:n.slice(0,120)}}var da=[".git",".planning",".powerignore",".claudeignore"];function Zt(e,n,t){return n.projectDir??pa(e,t,da)??t}function pa(e,n,t){for(let r=n;;r=F(r)){if(t.some(o=>e.has(he(r,o))))return r;if(F(r)===r)return null}}function Yt(e,n){let{environment:t}=n,r=t.platform==="windows";return e.cwd===""?t.projectDir??"/":_(e.cwd,r)}function Jt(e,n){let t=n.journals.open(e.session,e.agent);if(t===null)return null;let r=Zt(n.files,n.environment,Yt(e,n)),{config:o}=n.config(r);return{journal:t,root:r,config:o,world:n,isSubagent:e.agent!==void 0}}function Qt({journal:e,isSubagent:n}){if(n)return null;let{state:t,known:r}=e.fold("loop",ln);return r&&t.loop!==null?t:null}var fa=/^\s*\/(?:fire-flow:)?fire-loop(?:-[a-z]+)?(?=\s|$)/;function cn(e){let n=e.slice(0,200);return n.includes("fire-loop")&&fa.test(n)}async function er(e,n){if(n.isSubagent)return null;let t=cn(e.prompt);if(!t&&Qt(n)===null)return null;let{obey:r,pauseForPrompt:o}=await Promise.resolve().then(()=>J(require("part:loop"),1));return t?r(e,n):o(e,n)}function nr(e,n){return{kind:Be(e)?"decision":"prompt",text:e,files:n}}var ma=2,ga=40,tr=["breaker","preservation","health","guidance","recitation","budget","exclusion","hygiene","notice"];function rr(e,n){let t=un(e);if(t.length===0)return[];let r=n.journal.claim(t.map(s=>ha(s,n))),o=t.filter((s,a)=>r[a]==="own");return n.journal.append(o.flatMap(({facts:s})=>s??[])),o.map(({text:s})=>s)}function un(e){let n=e.filter(o=>o!==null&&o.text.trim()!=="");n.sort((o,s)=>tr.indexOf(o.channel)-tr.indexOf(s.channel));let t=[],r=0;for(let o of n){let s=o.text.split(`
`).length+(t.length>0?1:0);(t.length===0||t.length<ma&&r+s<=ga)&&(t.push(o),r+=s)}return t}function ha({channel:e,key:n,text:t},{world:r}){return{v:1,kind:"said",at:r.clock.now(),channel:e,key:n,hash:k(t)}}var dn=1e3;async function or(e,n){if(te(e.prompt))return $;let t=await xa(e,n);if(t)return{...$,decision:{type:"blockPrompt",reason:t}};let r=Jt(e,n);if(r===null)return $;let o=await er(e,r);if(o!==null&&cn(e.prompt))return o;let s=rn(e.prompt),{asks:a,tier:i,continues:l}=s,c=Ke(e.prompt),u=S(e.prompt,dn),p=l?ba(r):null,m=p===null?{asks:a}:{asks:p,continues:!0},R=e.prompt.length>dn?await ya(e.prompt):{},Y=n.clock.now();if(r.journal.append([{v:1,kind:"prompt",at:Y,text:u,...R,...m,names:c}]),r.isSubagent)return $;let I=[...await Kt(e,r)],D=nr(e.prompt,c),f=Ea(e.prompt);return!f&&(D.kind==="decision"||ka(s,e.prompt))&&I.push(await Sa(D,r)),i!=="SIMPLE"&&I.push(...await va(f,i,r)),{...o??$,context:[...o?.context??[],...rr(I,r)]}}async function ya(e){let{ordersToKeep:n}=await Promise.resolve().then(()=>J(require("part:orders"),1));return{orders:n(e)}}var wa=5;function ka({tier:e,reason:n,continues:t},r){return e!=="SIMPLE"?!0:n==="files"||t?!1:r.slice(0,dn).trim().split(/\s+/).length>wa}function ba({journal:e}){return e.fold("exclusion",qe).state.asks}async function Sa(e,n){return it(e,n)}async function xa(e,n){let t=ke(e.prompt);if(t.length===0)return null;let{privateMention:r}=await Promise.resolve().then(()=>J(require("part:private-mention"),1));return r(t,e,n)}function Ea(e){return/^fire-(?:execute-plan|3-execute)$/.test(be(e)?.name??"")}async function va(e,n,t){if(!Xt(t))return[];let{beginTask:r,recitePlan:o}=await Promise.resolve().then(()=>J(require("part:recitation"),1)),s=n==="COMPLEX"?{note:tn}:{};return e?r(t,s):[o(t,s)]}function v(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Re(e,n){let t=[],r=e(n,t,[]);return t.length===0?{success:!0,data:r}:{success:!1,error:{issues:t}}}var Me=()=>ur("string",e=>typeof e=="string"),sr=()=>ur("boolean",e=>typeof e=="boolean"),ir=e=>L(e);function T(e){return L((n,t,r)=>n===void 0?n:e(n,t,r))}function U(){return L((e,n,t)=>(typeof e!="number"||!Number.isFinite(e)?n.push({code:"invalid_type",expected:"number",path:t}):Number.isInteger(e)?Number.isSafeInteger(e)||n.push({code:e>0?"too_big":"too_small",path:t}):n.push({code:"invalid_type",expected:"int",path:t}),e))}var se=()=>pn(Number.MIN_VALUE);function pn(e){return(n,t,r)=>(n<e&&t.push({code:"too_small",path:r}),n)}function fn(e){return(n,t,r)=>(n>e&&t.push({code:"too_big",path:r}),n)}function ar(e){return L((n,t,r)=>(e.includes(n)||t.push({code:"invalid_value",path:r}),n))}function lr(e){return dr("array",(n,t,r)=>n.map((o,s)=>e(o,t,[...r,s])))}function mn(e){return dr("tuple",(n,t,r)=>n.length<e.length?(t.push({code:"too_small",path:r}),n):(n.length>e.length&&t.push({code:"too_big",path:r}),e.map((o,s)=>o(n[s],t,[...r,s]))))}var B=e=>cr(e,!1),gn=e=>cr(e,!0);function cr(e,n){return L((t,r,o)=>{if(!v(t))return r.push({code:"invalid_type",expected:"object",path:o}),t;let s={};for(let i of Object.keys(e)){let l=e[i](t[i],r,[...o,i]);(l!==void 0||i in t)&&(s[i]=l)}let a=n?Object.keys(t).filter(i=>!Object.hasOwn(e,i)):[];return a.length>0&&r.push({code:"unrecognized_keys",keys:a,path:o}),s})}function ur(e,n){return L((t,r,o)=>(n(t)||r.push({code:"invalid_type",expected:e,path:o}),t))}function dr(e,n){return L((t,r,o)=>Array.isArray(t)?n(t,r,o):(r.push({code:"invalid_type",expected:e,path:o}),t))}function L(e){return Object.assign((...t)=>e(...t),{check:(...t)=>L((r,o,s)=>{let a=o.length,i=e(r,o,s),l=o.slice(a).every(({code:c})=>c!=="invalid_type");for(let c of l?t:[])i=c(i,o,s);return i})})}var pr=Me();function G(e){return ir(n=>e(n)?n:void 0)}var P=G(e=>typeof e=="string"),ld=G(e=>typeof e=="boolean"),cd=G(v);function yn(...e){return G(n=>e.some(t=>t===n))}var q={session_id:P,transcript_path:P,cwd:P,agent_id:P};function X(e){return{cwd:e.cwd??"",...e.session_id&&{session:e.session_id},...e.transcript_path&&{transcript:e.transcript_path},...e.agent_id&&{agent:e.agent_id}}}function K(e,n){return t=>{let r=Re(e(),t);return r.success?n(r.data):null}}var fd=K(()=>B({...q,source:yn("startup","resume","clear","compact")}),e=>({...X(e),source:e.source??"startup"})),md=K(()=>B({...q,reason:P}),e=>({...X(e),reason:e.reason??"other"})),fr=K(()=>B({...q,prompt:pr}),e=>({...X(e),prompt:e.prompt})),gd=K(()=>B({...q,trigger:yn("auto","manual"),custom_instructions:P}),e=>({...X(e),trigger:e.trigger??"auto",instructions:e.custom_instructions??""})),hd=K(()=>B({...q,last_assistant_message:P,background_tasks:G(Oa)}),e=>({...X(e),...e.last_assistant_message!==void 0&&{lastMessage:e.last_assistant_message},backgroundTasks:(e.background_tasks??[]).filter(Aa).length}));function Oa(e){return Array.isArray(e)}function Aa(e){let n=v(e)?e.status:null;return n==="running"||v(e)&&typeof n!="string"}var br=require("node:fs");var Te=9500,Ra=2,Ma=40;function mr(e){let n=e.filter(r=>r.trim()!=="").slice(0,Ra),t=n.filter((r,o)=>o===0||Ta(n.slice(0,o+1))<=Ma);return Ia(t.join(`

`).toWellFormed(),Te)}function Ta(e){return e.join(`

`).split(`
`).length}function Ia(e,n){if(e.length<=n)return e;let t=`
(cut)`,r=Q(e,n-t.length),o=r.lastIndexOf(`
`);return o>0?r.slice(0,o)+t:S(e,n)}var Fa=new Set(["SessionStart","UserPromptSubmit","PreToolUse","PostToolUse","PostToolUseFailure"]);function hr(e,n){let t=mr(n.context);if(e==="PreCompact")return t;let r={..._a(e,n.decision),...t!==""&&Fa.has(e)&&{additionalContext:t}},o={...$a(e,n.decision),...Object.keys(r).length>0&&{hookSpecificOutput:{hookEventName:e,...r}},...n.notice&&{systemMessage:S(n.notice.toWellFormed(),Te)}};return Object.keys(o).length===0?"":JSON.stringify(o)}function _a(e,n){switch(n.type){case"deny":return e==="PreToolUse"?gr(n.reason):{};case"rewrite":return e==="PreToolUse"?{updatedInput:n.input}:{};case"replaceOutput":return e==="PostToolUse"?{updatedToolOutput:n.output}:{};case"halt":return e!=="PreToolUse"?{}:{...n.alsoDeny&&gr(n.alsoDeny),...n.input&&{updatedInput:n.input}};default:return{}}}function gr(e){return{permissionDecision:"deny",permissionDecisionReason:S(e.toWellFormed(),Te)}}function $a(e,n){return n.type==="halt"?{continue:!1,stopReason:n.reason}:n.type==="blockPrompt"&&e==="UserPromptSubmit"||n.type==="continueLoop"&&e==="Stop"?{decision:"block",reason:(n.type==="blockPrompt"?n.reason:n.prompt).toWellFormed()}:{}}var wr=require("node:fs"),wn={maxBytes:64<<20,idle:3e3};function La(e,n=wn,t=Buffer.alloc(0)){return new Promise(r=>{let o=[t],s=t.length,a=setTimeout(()=>i({ok:!1,reason:"idle"}),n.idle);function i(l){clearTimeout(a),e.removeAllListeners("data"),e.destroy(),r(l)}e.on("data",l=>{let c=typeof l=="string"?Buffer.from(l):l;if(o.push(c),s+=c.length,s>n.maxBytes)return i({ok:!1,reason:"too-large"});if(a.refresh(),!Na(c))return;let u=kn(Buffer.concat(o,s).toString("utf8"));u!==void 0&&i({ok:!0,value:u})}),e.on("end",()=>{let l=Buffer.concat(o,s).toString("utf8"),c=kn(l);if(c!==void 0)return i({ok:!0,value:c});i({ok:!1,reason:l.trim()===""?"empty":"malformed"})}),e.on("error",()=>i({ok:!1,reason:s===0?"empty":"malformed"}))})}var Pa=122880;function kr(e){return new Promise(n=>{process.env.UV_THREADPOOL_SIZE??="1";let t=Buffer.allocUnsafeSlow(Pa);t[0]=yr;let r;(0,wr.readv)(0,[t],(o,s)=>{r&&clearTimeout(r);let a=o?0:s,i=kn(t.utf8Slice(0,a));if(i!==void 0)return n({ok:!0,value:i});if(!o&&s===0)return n({ok:!1,reason:"empty"});n(La(process.stdin,wn,t.subarray(0,a)))}),Promise.resolve().then(()=>{t[0]===yr&&(r=setTimeout(e,wn.idle))})})}var yr=0;function Na(e){for(let n=e.length-1;n>=0;n--){let t=e[n];if(t===125)return!0;if(t!==10&&t!==13&&t!==32&&t!==9)return!1}return!1}function kn(e){try{return JSON.parse(e.charCodeAt(0)===Ca?e.slice(1):e)}catch{return}}var Ca=65279;async function Sr(e,n){let t;try{let r=kr(()=>ja(e.event,t)),o=n();t=o.faults;let s=await r,a=s.ok?await Da(e,s.value,o.world):xr(`payload ${s.reason}`);if(!Wa(a))return}catch(r){t?.write(e.event,r)}process.exit(0)}async function Da(e,n,t){let r=e.parse(n);return r===null?xr(`payload is not a ${e.event} event`):hr(e.event,await e.handle(r,t))}function ja(e,n){n?.write(e,"payload idle: no byte on standard input"),process.kill(process.pid,"SIGKILL")}function xr(e){throw new Error(e)}function Wa(e){let n=Buffer.from(e),t=o=>o===0?n:n.subarray(o),r=0;try{for(;r<n.length;)r+=(0,br.writevSync)(1,[t(r)])}catch{return process.exitCode=0,process.stdout.write(t(r)),!1}return!0}function Er(){return{now:()=>Date.now(),elapsed:()=>performance.now(),wait:za}}function za(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var vr={exclusion:{enabled:!0,failClosed:!1},health:{enabled:!0},breaker:{onTrip:"warn",stall:[3,5],spin:[3,5],decline:[50,70]},guidance:{enabled:!0,maxPerSession:12},skills:{paths:[]},preservation:{enabled:!0},recitation:{enabled:!0},budget:{enabled:!0,warn:70,critical:85},hygiene:{enabled:!0},output:{compress:!1,aboveBytes:8192},loop:{maxIterations:50,maxMinutes:720,maxTokens:2e7,checkpointInterval:5}};var Ua=1<<20;function Or(e,n,t){let r=vr,o=[];for(let s of new Set([`${t}/.claude/fire-flow.json`,`${n}/.claude/fire-flow.json`])){let a=e.read(s,Ua);if(!a.ok&&a.trouble==="missing")continue;let i=a.ok?Ga(a.value):{problem:a.message},l="problem"in i?null:Ar(r,i.settings),c="problem"in i?i.problem:Ba(l??r);c!==""?o.push(`${s}: ${c}; this file is not used`):r=l??r}return{config:r,problems:o}}function Ba({breaker:e,budget:n}){return[["breaker.stall",e.stall],["breaker.spin",e.spin],["breaker.decline",e.decline],["budget",[n.warn,n.critical]]].filter(([,[r,o]])=>r>o).map(([r,[o,s]])=>`${r} warns at ${o}, above the level ${s} it warns of`).join("; ")}function Ga(e){let n;try{n=JSON.parse(e.replace(/^\uFEFF/,""))}catch(r){return{problem:`not valid JSON (${r instanceof Error?r.message:"unreadable"})`}}let t=Re(Xa(),n);return t.success?{settings:t.data}:{problem:t.error.issues.map(qa).join("; ")}}function qa(e){let n=e.path.join(".")||"the file";return e.code==="unrecognized_keys"?`unknown name ${e.keys.join(", ")} in ${n}`:e.code==="invalid_type"?`${n} must be of type ${e.expected}`:`${n} has a value that is not possible`}function Xa(){let e=T(sr()),n=T(U().check(se())),t=T(mn([U().check(se()),U().check(se())])),r=U().check(pn(1),fn(100)),o=T(U().check(se(),fn(500))),s=a=>T(gn(a));return gn({exclusion:s({enabled:e,failClosed:e}),health:s({enabled:e}),breaker:s({onTrip:T(ar(["warn","stop"])),stall:t,spin:t,decline:T(mn([r,r]))}),guidance:s({enabled:e,maxPerSession:n}),skills:s({paths:T(lr(Me()))}),preservation:s({enabled:e}),recitation:s({enabled:e}),budget:s({enabled:e,warn:T(r),critical:T(r),window:n}),hygiene:s({enabled:e}),output:s({compress:e,aboveBytes:n}),loop:s({maxIterations:o,maxMinutes:n,maxTokens:n,checkpointInterval:o})})}function Ar(e,n){if(!v(e)||!v(n))return n===void 0?e:n;let t={...e};for(let[r,o]of Object.entries(n))t[r]=Ar(e[r],o);return t}function Rr({own:e,data:n,home:t}){return e||`${n||`${t}/.local/state`}/fire-flow`}function Mr(e,n,t){let r=n==="windows",o=i=>{let l=e[i];return l?_(l,r):null},s=o("HOME")??o("USERPROFILE")??_(t(),r),a=r?o("LOCALAPPDATA")??`${s}/AppData/Local`:o("XDG_STATE_HOME");return{home:s,platform:n,projectDir:o("CLAUDE_PROJECT_DIR"),pluginRoot:o("CLAUDE_PLUGIN_ROOT"),stateDir:Rr({own:o("FIRE_FLOW_STATE"),data:a,home:s}),get:i=>e[i]}}function Tr(){let e=process.platform==="win32"?"windows":"posix",n=()=>(process.getBuiltinModule??require)("node:os").homedir();return Mr(process.env,e,n)}function Ir(e,n,t){let r=`${t}/faults.log`;function o(){let s=e.stat(r)?.size??0;if(s<=1048576)return;let a=e.readRange(r,s-262144,262144);a.ok&&e.replace(r,new TextDecoder().decode(a.value).replace(/^.*\n/,""))}return{write(s,a){let i=a instanceof Error?a.message:String(a),l=a instanceof Error&&a.stack?{stack:a.stack.slice(0,2e3)}:{},u={time:new Date(n.now()).toISOString(),event:s,message:i.slice(0,1e3),...l};e.append(r,`${JSON.stringify(u)}
`),o()},read(){let s=e.stat(r)?.size??0,a=e.readRange(r,Math.max(0,s-1048576),1048576);return a.ok?new TextDecoder().decode(a.value).split(`
`).flatMap(Ka):[]}}}function Ka(e){try{let n=JSON.parse(e);return typeof n=="object"&&n!==null&&"time"in n?[n]:[]}catch{return[]}}var d=require("node:fs");var Fr=require("node:fs");function V(e,n,t){let r=bn(e,n,n.length,t);return r===n.length?n:n.subarray(0,r)}function bn(e,n,t,r){let o=0;for(;o<t;){let s=new Uint8Array(n.buffer,n.byteOffset+o,t-o),a=(0,Fr.readvSync)(e,[s],r+o);if(a===0)break;o+=a}return o}function Sn(e,n){if(!(e===""||n.existsSync(e))){Sn(e.slice(0,Math.max(0,e.lastIndexOf("/"))),n);try{n.mkdirSync(e,{mode:448})}catch(t){if(!n.existsSync(e))throw t}}}function Lr(){let e=new Map;return{read:Va,readRange:Ya,open(n){let t=e.get(n);if(t)return w(t);let r=Qa(n);return r.ok&&e.set(n,r.value),r},has:d.existsSync,isDirectory:sl,stat:rl,list:il,real:n=>Cr(n),append:cl,replace:ul,create:pl,remove:Dr}}var Z=16384,_r=null;function Va(e,n){return ol(e)?ie("missing",`no such file: ${e}`):vn(e,d.constants.O_RDONLY,t=>{_r??=Buffer.allocUnsafeSlow(Z);let r=_r,o=A(()=>w(bn(t,r,Z,0))),s=o.ok?o.value:0;return s>0&&s<Z&&s<=n?w(r.utf8Slice(0,s)):Za(t,e,n)})}function Za(e,n,t){let r=(0,d.fstatSync)(e);if(r.isDirectory())return ie("directory",`a directory: ${n}`);if(!r.isFile())return ie("failed",`no file: ${n}`);let{size:o}=r;return o>t?ie("too-large",`${o} bytes, at most ${t}`):w((0,d.readFileSync)(e,"utf8"))}function Ya(e,n,t,r){return vn(e,d.constants.O_RDONLY,o=>{if(r)return w(V(o,r.subarray(0,t),n));let s=V(o,new Uint8Array(Math.min(t,Z)),n);if(s.length<Z||t===Z)return w(s);let a=Math.max(0,Math.min(t,(0,d.fstatSync)(o).size-n));return w(V(o,new Uint8Array(a),n))})}var Ja=1e3;function Qa(e){return A(()=>w(nl((0,d.openSync)(e,d.constants.O_RDONLY|jr))))}var $r=4096,el=32<<20;function nl(e){let n=0,t=null,r=Buffer.allocUnsafeSlow($r),o=[r];function s(i,l){if(n++===Ja&&(t=tl(e)),t!==null)return t.utf8Slice(Math.min(i,t.length),Math.min(l,t.length));let c=l-i;if((c>$r?0:(0,d.readvSync)(e,o,i))>=c)return r.utf8Slice(0,c);let p=V(e,Buffer.allocUnsafeSlow(c),i);return p.utf8Slice(0,p.length)}function a(i,l){try{return i>=l?"":s(i,l)}catch{return""}}return{text:a,after(i,l,c){let u=a(l,c),p=u.indexOf(i)+i.length,m=p<i.length?-1:u.indexOf(`
`,p);return m<0?null:u.slice(p,m)}}}function tl(e){let{size:n}=(0,d.fstatSync)(e);return n>el?null:V(e,Buffer.allocUnsafeSlow(n),0)}function rl(e){let n=Pr(e);if(!n)return null;let{size:t,mtimeMs:r,dev:o,ino:s}=n;return{kind:Nr(n),size:t,modified:r,device:o,inode:s}}var xn={throwIfNoEntry:!1};function Pr(e){try{return(0,d.lstatSync)(e,xn)}catch{return null}}function ol(e){if((0,d.existsSync)(e)||e.includes("\0"))return!1;for(let n=F(e);;n=F(n)){if((0,d.existsSync)(`${n}/.`))return!0;if((0,d.existsSync)(n)||F(n)===n)return Pr(e)===void 0}}function sl(e){return process.platform!=="win32"?(0,d.existsSync)(`${e}/`):(0,d.statSync)(e,xn)?.isDirectory()===!0}function Nr(e){return e.isFile()?"file":e.isDirectory()?"directory":e.isSymbolicLink()?"link":"other"}function il(e){return A(()=>{let t=(0,d.readdirSync)(e,{withFileTypes:!0}).map(r=>({name:r.name,kind:Nr(r)}));return w(t.sort((r,o)=>r.name<o.name?-1:1))})}function Cr(e,n=0){let t=A(()=>w((0,d.realpathSync)(e)));return t.ok?_(t.value,process.platform==="win32"):al(e,n)}function al(e,n){let t=/^(?:[A-Za-z]:)?\//.exec(e)?.[0]??"",r=e.slice(t.length).split("/"),o=t.replace(/\/$/,"");for(let[s,a]of r.entries()){let i=t===""&&s===0?a:`${o}/${a}`,l=A(()=>w((0,d.readlinkSync)(i)));if(l.ok&&n<ll?o=Cr(he(F(i),_(l.value)),n+1):o=i,!l.ok&&l.trouble==="missing")return[o,...r.slice(s+1)].join("/")}return o}var ll=40;function cl(e,n){let t=d.constants.O_WRONLY|d.constants.O_APPEND|d.constants.O_CREAT|fl,r=()=>vn(e,t,a=>((0,d.writevSync)(a,[Buffer.from(n)]),w(void 0))),o=r();if(o.ok||o.trouble!=="missing")return o;let s=En(e);return s.ok?r():s}function ul(e,n){let t=`${e}.${process.pid}.${process.hrtime.bigint().toString(36)}.tmp`,r=En(e);if(!r.ok)return r;let o=A(()=>{(0,d.writeFileSync)(t,n,{mode:384,flag:"wx"});let s=A(()=>w((0,d.lstatSync)(e)));return s.ok&&s.value.isFile()&&(0,d.chmodSync)(t,s.value.mode&511),dl(t,e),w(void 0)});return o.ok||Dr(t),o}function dl(e,n){for(let t=0;;t++){let r=A(()=>w((0,d.renameSync)(e,n)));if(r.ok)return;if(t===5||r.trouble!=="denied")throw new Error(r.message)}}function pl(e,n){let t=En(e);return t.ok?A(()=>w((0,d.writeFileSync)(e,n,{mode:384,flag:"wx"}))):t}function Dr(e){let n=A(()=>{let t=(0,d.lstatSync)(e,xn);return t?.isDirectory()?(0,d.rmSync)(e,{recursive:!0,force:!0}):t&&(0,d.unlinkSync)(e),w(void 0)});return n.ok||n.trouble!=="missing"?n:w(void 0)}var fl=d.constants.O_NOFOLLOW??0;function En(e){return A(()=>(Sn(F(e),{existsSync:d.existsSync,mkdirSync:d.mkdirSync}),w(void 0)))}function vn(e,n,t){return A(()=>{let r=(0,d.openSync)(e,n|jr,384);try{return t(r)}finally{(0,d.closeSync)(r)}})}var jr=d.constants.O_NONBLOCK??0;function A(e){try{return e()}catch(n){let t=n instanceof Error&&"code"in n?String(n.code):"";return ie(ml[t]??"failed",n instanceof Error?n.message:t)}}var ml={ENOENT:"missing",ENOTDIR:"missing",EISDIR:"directory",EACCES:"denied",EPERM:"denied",EBUSY:"denied",EEXIST:"invalid",ENAMETOOLONG:"invalid",ELOOP:"invalid",ERR_INVALID_ARG_VALUE:"invalid"};function w(e){return{ok:!0,value:e}}function ie(e,n){return{ok:!1,trouble:e,message:n}}function Wr(e){let n=new Map,t=new Map,r=new Map;return{kind:i=>On(t,i,()=>e.has(i)?e.isDirectory(i)?"directory":"file":null),list:i=>On(r,i,()=>{let l=e.list(i);return l.ok?l.value.map(({name:c})=>c):[]}),real:i=>On(n,i,()=>e.real(i))}}function On(e,n,t){let r=e.get(n);if(r!==void 0)return r;let o=t();return e.set(n,o),o}var zr=4096;function Rn(e){let n={v:hl,...yl(e)},t=n;for(let r=600;;r=Math.floor(r/2)){let o=`${JSON.stringify(t)}
`;if(gl(o)||r<4)return o;t=An(n,r,Math.max(1,Math.floor(r/40)))}}function gl(e){return 3*e.length<=zr||Buffer.byteLength(e)<=zr}var hl=1;function yl(e){let{v:n,...t}=e;return t}function An(e,n,t){if(typeof e=="string")return Q(e,n);if(Array.isArray(e))return e.slice(0,t).map(s=>An(s,n,t));if(e===null||typeof e!="object")return e;let r=Object.entries(e).map(([s,a])=>[s,An(a,n,t)]),o=Object.fromEntries(r);return wl(e)&&(o.more=e.more+Math.max(0,e.signatures.length-t)),o}function wl(e){return"more"in e&&"signatures"in e&&Array.isArray(e.signatures)}function Ie(e){let n=Hr(e)??Hr(e.slice(Math.max(0,e.lastIndexOf(kl))));return v(n)&&n.v===1&&bl.has(String(n.kind))&&typeof n.at=="number"?n:null}var kl='{"v":1,';function Hr(e){try{return JSON.parse(e)}catch{return null}}var bl=new Set(["prompt","look","edit","check","command","failure","stop","approach","statement","denial","said","compaction","verified","permission","narrow","host","persisted","guidance","useful","loop"]);var Fe=4<<20;function Br(e,n){let t=null,r=!0;return{end:()=>t?.end??0,grow(){r=!0},after(o){let s=t!==null&&t.from<=o?t:null;if(s&&!r&&o<=s.end)return Ur(o,s.lines);let a=s??{from:o,end:o,lines:[]},i=Gr(e,n,a.end);return typeof i=="string"||i.isMore?(t=null,i==="unreadable"?[i]:Sl(e,n,o)):(t={...a,end:i.end,lines:[...a.lines,...i.lines]},r=!1,o>t.end?["cut"]:Ur(o,t.lines))}}}function Ur(e,n){return n.filter(({end:t})=>t>e)}function*Sl(e,n,t){for(let r=t;;){let o=Gr(e,n,r);if(typeof o=="string")return yield o;if(yield*o.lines,!o.isMore)return;r=o.end}}function Gr(e,n,t){let r=Math.min(1,t),o=e.readRange(n,t-r,Fe);if(!o.ok&&o.trouble!=="missing")return"unreadable";let s=o.ok?o.value:new Uint8Array;if(r===1&&s[0]!==qr)return"cut";let a=vl(s,r);return{lines:xl(s,r,a,t-r),end:t-r+a,isMore:s.length===Fe}}function xl(e,n,t,r){let o=Buffer.from(e.buffer,e.byteOffset,t),s=o.latin1Slice(0,t),a=o.utf8Slice(0,t)===s,i=[];for(let l=n;l<t;){let c=s.indexOf(`
`,l),u=c<0?t:c+1,p=s.slice(l,c<0?u:c);p!==""&&i.push({fact:Ie(a?p:El(p)),end:r+u}),l=u}return i}function El(e){return Buffer.from(e,"latin1").toString("utf8")}var qr=10;function vl(e,n){let t=e.length;for(;t>n&&e[t-1]!==qr;)t--;return t===n&&e.length===Fe?Fe:t}var Xr={facts:200,bytes:3072},Ol=256,Kr=16<<20;function Jr(e,n,t,r){let o=`${n}/${t}`,s=Br(e,o),a=o.replace(".jsonl",".snapshot.json"),i=null,l=null;function c(f){for(let g of f){let b=e.append(o,Rn(g));b.ok||r(`journal ${o}: ${b.message}`)}s.grow()}function u(f){let g=l??p(),b=`${process.pid}.${process.hrtime.bigint().toString(36)}`,M=f.map(E=>({...E,by:b}));c(M);let O=[...s.after(g)].flatMap(Vr);return M.map(E=>{let N=Vr({fact:Ie(Rn(E)),end:0})[0],Tn=O.find(no=>N&&Al(no,N));return Tn===void 0?"forgotten":Tn.by===b?"own":"others"})}function p(){let f=0;for(let g of s.after(0))f=typeof g=="string"?f:g.end;return f}function m(f){let g=`${k(f)}.txt`,b=`${n}/errors/${g}`;if(e.has(b))return g;let M=e.create(b,f);return!M.ok&&M.trouble!=="invalid"&&r(`errors ${b}: ${M.message}`),g}function R(f,g){let b=e.replace(`${n}/${f}`,g);b.ok||r(`${n}/${f}: ${b.message}`)}function Y(f){let g=e.read(`${n}/${f}`,Kr);return g.ok?g.value:null}function I(f,g){i??=D();let b=Tl(i[f],g.version)??Zr(g),M=Yr(s.after(b.offset),b,g),O=M==="cut"?Zr(g):b,E=M==="cut"?Yr(s.after(0),O,g):M;if(typeof E=="string")return Rl(g);if(l??=s.end(),Ml(O,E)){i[f]=E;let N=e.replace(a,JSON.stringify(i));N.ok||r(`snapshot ${a}: ${N.message}`)}return{state:E.state,facts:E.facts,skipped:E.skipped,known:!0}}function D(){let f=e.read(a,Kr);try{let g=f.ok?JSON.parse(f.value):null;return v(g)?{...g}:{}}catch{return{}}}return{append:c,claim:u,keepError:m,keep:R,recall:Y,drop:f=>{e.remove(`${n}/${f}`)},path:f=>`${n}/${f}`,fold:I}}function Vr(e){return typeof e!="string"&&e.fact?.kind==="said"?[e.fact]:[]}function Al(e,n){return e.channel===n.channel&&e.key===n.key}function Rl(e){return{state:e.initial,facts:0,skipped:0,known:!1}}function Zr(e){let{version:n,initial:t}=e;return{version:n,offset:0,state:t,facts:0,skipped:0,seen:[]}}function Ml(e,n){return n.facts+n.skipped-e.facts-e.skipped>=Xr.facts||n.offset-e.offset>=Xr.bytes}function Tl(e,n){return e?.version!==n||!(e.offset>=0)?null:Array.isArray(e.seen)&&e.state!==void 0?e:null}function Yr(e,n,t){let r=new Set(n.seen),{offset:o,state:s,facts:a,skipped:i}=n;for(let c of e){if(typeof c=="string")return c;o=c.end,c.fact===null?i++:Il(c.fact,r)&&(s=t.step(s,c.fact),a++)}let l=[...r].slice(-Ol);return{version:t.version,offset:o,state:s,facts:a,skipped:i,seen:l}}function Il(e,n){if(!e.use)return!0;let t=`${e.kind} ${e.use}`;return n.has(t)?!1:(n.add(t),!0)}var Fl=864e5,_l=100;function Qr(e,n,t,r){let o=`${t}/sessions`,s=new Map;function a(c){let u=e.list(`${o}/${c}`),p=(u.ok?u.value:[]).map(({name:m})=>e.stat(`${o}/${c}/${m}`)?.modified??0);return Math.max(e.stat(`${o}/${c}`)?.modified??0,...p)}function i(){let c=e.list(o);return(c.ok?c.value:[]).map(({name:p})=>({name:p,at:a(p)})).sort((p,m)=>m.at-p.at).map(({name:p})=>p)}function l(c,u){let p=`${c}/${u}`,m=s.get(p)??Jr(e,`${o}/${c}`,u,r);return s.set(p,m),m}return{open(c,u){let p=Mn(c);if(p===null)return null;let m=Mn(u);return l(p,m===null?"journal.jsonl":`agents/${m}.jsonl`)},agents(c){let u=Mn(c),p=u===null?null:e.list(`${o}/${u}/agents`);return u===null||!p?.ok?[]:p.value.filter(R=>R.name.endsWith(".jsonl")).slice(0,_l).map(R=>l(u,`agents/${R.name}`))},sessions:i,lastTouched:a,sweep(c){let u=n.now()-c*Fl;for(let p of i())a(p)<u&&e.remove(`${o}/${p}`)}}}function Mn(e){return e?e.length<=128&&$l(e)?e:`h-${k(e)}`:null}function $l(e){for(let n=0;n<e.length;n++){let t=e.charAt(n),r=t>="a"&&t<="z"||t>="A"&&t<="Z",o=n>0&&(t==="-"||t==="_");if(!r&&!o&&!(t>="0"&&t<="9"))return!1}return!0}function eo(){let e=Lr(),n=Er(),t=Tr(),r=Ir(e,n,t.stateDir),o=Qr(e,n,t.stateDir,a=>r.write("journal",a));return{world:{files:e,tree:Wr(e),clock:n,environment:t,journals:o,config:a=>Or(e,a,t.home)},faults:r}}Sr({event:"UserPromptSubmit",parse:fr,handle:or},eo);function Ll(e){if(e==="loop")return{t0:500,t1:k,t2:$};if(e==="orders")return{t0:Ye,t1:Ze,t2:h};if(e==="preservation")return{t0:k,t1:Ae};if(e==="private-mention")return{t0:k,t1:h};if(e==="recitation")return{t0:k,t1:Oe,t2:un};if(e==="guidance-choice")return{t0:S}}0&&(module.exports={given});
})
